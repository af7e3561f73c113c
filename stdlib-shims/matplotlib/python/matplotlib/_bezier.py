"""Bezier curves: points on them, cutting them where they leave a shape, and lines that run beside them."""

import math

import numpy as np


class BezierSegment:
    """One curve of any degree."""

    __module__ = "matplotlib.bezier"

    def __init__(self, control_points):
        self._cpoints = np.asarray(control_points, float)

    control_points = property(lambda self: self._cpoints)
    dimension = property(lambda self: self._cpoints.shape[1])
    degree = property(lambda self: len(self._cpoints) - 1)

    def point_at_t(self, t):
        """The point at a parameter between 0 and 1."""
        return tuple(self(t))

    def __call__(self, t):
        t = np.asarray(t, float)
        n = self.degree
        weights = np.stack([math.comb(n, k) * (1 - t) ** (n - k) * t**k for k in range(n + 1)], axis=-1)
        return weights @ self._cpoints


def split_de_casteljau(beta, t):
    """The control points of both parts of a curve cut at t."""
    beta = np.asarray(beta, float)
    left, right = [beta[0]], [beta[-1]]
    while len(beta) > 1:
        beta = beta[:-1] * (1 - t) + beta[1:] * t
        left.append(beta[0])
        right.append(beta[-1])
    return np.array(left), np.array(right[::-1])


class NonIntersectingPathException(ValueError):
    pass


def find_crossing(point_at, inside, t0=0.0, t1=1.0, tolerance=0.01):
    """Two parameters that enclose where a curve goes through a closed shape."""
    start, end = point_at(t0), point_at(t1)
    start_inside, end_inside = inside(start), inside(end)
    if start_inside == end_inside and tuple(start) != tuple(end):
        raise NonIntersectingPathException("Both points are on the same side of the closed path")
    while True:
        if math.hypot(start[0] - end[0], start[1] - end[1]) < tolerance:
            return t0, t1
        middle_t = 0.5 * (t0 + t1)
        middle = point_at(middle_t)
        if start_inside ^ inside(middle):
            t1 = middle_t
            if tuple(end) == tuple(middle):
                return t0, t1
            end = middle
        else:
            t0 = middle_t
            if tuple(start) == tuple(middle):
                return t0, t1
            start = middle


def split_bezier(control, inside, tolerance=0.01):
    """Both parts of a curve cut where it goes through a closed shape."""
    t0, t1 = find_crossing(BezierSegment(control).point_at_t, inside, tolerance=tolerance)
    return split_de_casteljau(control, (t0 + t1) / 2.0)


def split_path_inout(path, inside, tolerance=0.01, reorder_inout=False):
    """A path cut where it goes through a closed shape: the inner and the outer part."""
    from .path import Path
    pieces = path.iter_segments()
    points, _ = next(pieces)
    start_inside = inside(points[-2:])
    before = points
    place = 1
    for points, _ in pieces:
        old = place
        place += len(points) // 2
        if inside(points[-2:]) != start_inside:
            control = np.concatenate([before[-2:], points]).reshape(-1, 2)
            break
        before = points
    else:
        raise ValueError("The path does not intersect with the patch")
    left, right = split_bezier(control, inside, tolerance)
    kind = {2: 2, 3: 3, 4: 4}[len(left)]
    left_codes, right_codes = [kind] * (len(left) - 1), [1] + [kind] * (len(left) - 1)
    left = left[1:]
    codes = path.codes if path.codes is not None else [1] + [2] * (len(path.vertices) - 1)
    first = Path(np.concatenate([path.vertices[:old], left]), np.concatenate([codes[:old], left_codes]))
    second = Path(np.concatenate([right, path.vertices[place:]]), np.concatenate([right_codes, codes[place:]]))
    return (second, first) if reorder_inout and not start_inside else (first, second)


def inside_circle(cx, cy, r):
    """A test whether a point lies inside a circle."""
    return lambda point: (point[0] - cx) ** 2 + (point[1] - cy) ** 2 < r**2


def get_cos_sin(x0, y0, x1, y1):
    """The direction from one point to another."""
    length = math.hypot(x1 - x0, y1 - y0)
    return ((x1 - x0) / length, (y1 - y0) / length) if length else (0.0, 0.0)


def _parallelism(dx1, dy1, dx2, dy2, tolerance=1e-5):
    """1 when directions agree, -1 when they are opposite, 0 otherwise."""
    difference = abs(math.atan2(dx1, dy1) - math.atan2(dx2, dy2))
    if difference < tolerance:
        return 1
    return -1 if abs(difference - math.pi) < tolerance else 0


def _meeting(x1, y1, cos1, sin1, x2, y2, cos2, sin2):
    """Where two lines, each a point and a direction, cross."""
    first, second = sin1 * x1 - cos1 * y1, sin2 * x2 - cos2 * y2
    det = sin1 * -cos2 - -cos1 * sin2
    if abs(det) < 1e-12:
        raise ValueError("Given lines do not intersect. Please verify that the angles are not equal or differ by 180 degrees.")
    return (-cos2 * first + cos1 * second) / det, (-sin2 * first + sin1 * second) / det


def _beside(cx, cy, cos, sin, length):
    """The points to the right and to the left of a point at a distance."""
    return (cx + length * sin, cy - length * cos), (cx - length * sin, cy + length * cos)


def get_parallels(control, width):
    """Control points of quadratic curves on both sides of one."""
    (ax, ay), (mx, my), (bx, by) = control
    parallel = _parallelism(ax - mx, ay - my, mx - bx, my - by)
    if parallel == -1:
        cos1, sin1 = cos2, sin2 = get_cos_sin(ax, ay, bx, by)
    else:
        cos1, sin1 = get_cos_sin(ax, ay, mx, my)
        cos2, sin2 = get_cos_sin(mx, my, bx, by)
    (alx, aly), (arx, ary) = _beside(ax, ay, cos1, sin1, width)
    (blx, bly), (brx, bry) = _beside(bx, by, cos2, sin2, width)
    try:
        left = _meeting(alx, aly, cos1, sin1, blx, bly, cos2, sin2)
        right = _meeting(arx, ary, cos1, sin1, brx, bry, cos2, sin2)
    except ValueError:
        left, right = (0.5 * (alx + blx), 0.5 * (aly + bly)), (0.5 * (arx + brx), 0.5 * (ary + bry))
    return [(alx, aly), left, (blx, bly)], [(arx, ary), right, (brx, bry)]


def _control_through(c1x, c1y, mx, my, c2x, c2y):
    """The control points of the quadratic curve that goes through three points."""
    return [(c1x, c1y), (0.5 * (4 * mx - (c1x + c2x)), 0.5 * (4 * my - (c1y + c2y))), (c2x, c2y)]


def make_wedged_bezier2(control, width, w1=1.0, wm=0.5, w2=0.0):
    """Both sides of a band along a quadratic curve whose width changes from w1 over wm to w2."""
    (ax, ay), (mx, my), (bx, by) = control
    cos1, sin1 = get_cos_sin(ax, ay, mx, my)
    cos2, sin2 = get_cos_sin(mx, my, bx, by)
    left1, right1 = _beside(ax, ay, cos1, sin1, width * w1)
    left3, right3 = _beside(bx, by, cos2, sin2, width * w2)
    x12, y12, x23, y23 = (ax + mx) * 0.5, (ay + my) * 0.5, (mx + bx) * 0.5, (my + by) * 0.5
    x123, y123 = (x12 + x23) * 0.5, (y12 + y23) * 0.5
    cos, sin = get_cos_sin(x12, y12, x23, y23)
    left2, right2 = _beside(x123, y123, cos, sin, width * wm)
    return _control_through(*left1, *left2, *left3), _control_through(*right1, *right2, *right3)
