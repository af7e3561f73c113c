"""Questions about outlines: straightened curves, extents, what lies inside, what crosses."""

import numpy as np

_STEPS = 20


def has_curves(codes):
    return codes is not None and bool(((codes == 3) | (codes == 4)).any())


def curve_extents(vertices, codes):
    """The smallest and largest coordinates that lines and curves reach, as an array of two points."""
    found = []
    lines = (codes == 1) | (codes == 2)
    if lines.any():
        found += [vertices[lines].min(axis=0), vertices[lines].max(axis=0)]
    for control in _controls(vertices, codes):
        points = _extreme_points(control)
        found += [points.min(axis=0), points.max(axis=0)]
    found = np.array(found)
    return np.array([found.min(axis=0), found.max(axis=0)])


def _starts(codes, kind, length):
    """Where curves of a kind begin: the first of each run of `length` codes."""
    places = np.flatnonzero(codes == kind)
    return places[::length]


def _controls(vertices, codes):
    """Control points of all cubic curves; quadratic ones raised to cubic."""
    cubic = _starts(codes, 4, 3)
    if len(cubic):
        yield np.stack([vertices[cubic - 1], vertices[cubic], vertices[cubic + 1], vertices[cubic + 2]], axis=1)
    square = _starts(codes, 3, 2)
    if len(square):
        a, b, c = vertices[square - 1], vertices[square], vertices[square + 1]
        yield np.stack([a, a + (b - a) * 2 / 3, c + (b - c) * 2 / 3, c], axis=1)


def _extreme_points(control):
    """Ends and turning points of cubic curves, one coordinate at a time."""
    p0, p1, p2, p3 = control[:, 0], control[:, 1], control[:, 2], control[:, 3]
    a, b, c = 3 * (p3 - 3 * p2 + 3 * p1 - p0), 6 * (p0 - 2 * p1 + p2), 3 * (p1 - p0)
    with np.errstate(all="ignore"):
        root = np.sqrt(b * b - 4 * a * c)
        flat = np.abs(a) < 1e-12 * (1 + np.abs(b) + np.abs(c))
        first = np.where(flat, -c / b, (-b + root) / (2 * a))
        second = np.where(flat, -c / b, (-b - root) / (2 * a))
    points = [p0, p3]
    for t in (first, second):
        t = np.where((t > 0) & (t < 1), t, 0.0)
        s = 1 - t
        points.append(s**3 * p0 + (s**2 * t) * (3 * p1) + (s * t**2) * (3 * p2) + t**3 * p3)
    return np.concatenate(points)


def flattened(vertices, codes):
    """The outline with curves replaced by short lines, as (vertices, codes)."""
    if not has_curves(codes):
        return vertices, codes
    t = np.linspace(0, 1, _STEPS + 1)[1:, None]
    s = 1 - t
    points, kinds = [], []
    place, last = 0, len(codes)
    kinds_in = codes.tolist()
    while place < last:
        kind = kinds_in[place]
        if kind == 3:
            p0, p1, p2 = vertices[place - 1], vertices[place], vertices[place + 1]
            points.append(s * s * p0 + 2 * s * t * p1 + t * t * p2)
            kinds += [2] * _STEPS
            place += 2
        elif kind == 4:
            p0, p1, p2, p3 = vertices[place - 1], vertices[place], vertices[place + 1], vertices[place + 2]
            points.append(s**3 * p0 + (s**2 * t) * (3 * p1) + (s * t**2) * (3 * p2) + t**3 * p3)
            kinds += [2] * _STEPS
            place += 3
        else:
            points.append(vertices[place:place + 1])
            kinds.append(kind)
            place += 1
    return np.concatenate(points), np.array(kinds, dtype=np.uint8)


def polygons(vertices, codes):
    """Straight outlines, one array of points per sub-path, and whether each was closed."""
    vertices, codes = flattened(vertices, codes)
    if codes is None:
        return [(vertices, False)] if len(vertices) else []
    kinds = codes.tolist()
    result = []
    start = 0
    for place, kind in enumerate(kinds):
        if kind == 79:
            points = vertices[start:place]
            if len(points):
                result.append((np.concatenate([points, points[:1]]), True))
            start = place + 1
        elif kind in (0, 1):
            if place > start:
                result.append((vertices[start:place], False))
            start = place if kind else place + 1
    if start < len(kinds):
        result.append((vertices[start:], False))
    return result


def inside(points, outline):
    """Which points lie inside one closed outline, by counting crossings."""
    outline = outline[np.isfinite(outline).all(axis=1)]
    x0, y0 = outline[:, 0], outline[:, 1]
    x1, y1 = np.roll(x0, -1), np.roll(y0, -1)
    result = np.zeros(len(points), bool)
    chunk = max(1, 1_000_000 // max(1, len(outline)))
    for start in range(0, len(points), chunk):
        tx, ty = points[start:start + chunk, 0:1], points[start:start + chunk, 1:2]
        up0, up1 = y0 >= ty, y1 >= ty
        crosses = (up0 != up1) & (((y1 - ty) * (x0 - x1) >= (x1 - tx) * (y0 - y1)) == up1)
        result[start:start + chunk] = crosses.sum(axis=1) % 2 == 1
    return result


def distance(points, outline):
    """How far each point is from the nearest line of an outline."""
    a, step = outline[:-1], outline[1:] - outline[:-1]
    length = (step * step).sum(axis=1)
    length = np.where(length == 0, 1.0, length)
    result = np.empty(len(points))
    for number, point in enumerate(points):
        t = np.minimum(np.maximum(((point - a) * step).sum(axis=1) / length, 0), 1)
        away = a + t[:, None] * step - point
        result[number] = np.sqrt((away * away).sum(axis=1).min())
    return result


def contains(vertices, codes, points, radius):
    """Which points lie inside any sub-path; a radius grows an outline that runs against the clock and shrinks others."""
    result = np.zeros(len(points), bool)
    for outline, _ in polygons(vertices, codes):
        if len(outline) < 3:
            continue
        here = inside(points, outline)
        if radius:
            closed = np.concatenate([outline, outline[:1]])
            x, y = closed[:, 0], closed[:, 1]
            area = (x[:-1] * y[1:] - x[1:] * y[:-1]).sum()
            grow = radius if area >= 0 else -radius
            near = distance(points, closed) <= abs(grow)
            here = here | near if grow > 0 else here & ~near
        result |= here
    return result


def segments(vertices, codes):
    """All straight pieces as arrays of first and last points."""
    pieces = [outline for outline, _ in polygons(vertices, codes) if len(outline) > 1]
    if not pieces:
        return np.empty((0, 2)), np.empty((0, 2))
    return np.concatenate([piece[:-1] for piece in pieces]), np.concatenate([piece[1:] for piece in pieces])


def crosses(first, second):
    """Whether any piece of one outline meets any piece of another; each is (starts, ends)."""
    (a, b), (c, d) = first, second
    if not len(a) or not len(c):
        return False
    chunk = max(1, 1_000_000 // len(c))
    for start in range(0, len(a), chunk):
        p, q = a[start:start + chunk, None], b[start:start + chunk, None]
        d1, d2 = _side(c, d, p), _side(c, d, q)
        d3, d4 = _side(p, q, c), _side(p, q, d)
        if ((d1 * d2 <= 0) & (d3 * d4 <= 0) & _boxes_meet(p, q, c, d)).any():
            return True
    return False


def _side(a, b, p):
    return (b[..., 0] - a[..., 0]) * (p[..., 1] - a[..., 1]) - (b[..., 1] - a[..., 1]) * (p[..., 0] - a[..., 0])


def _boxes_meet(p, q, c, d):
    low, high = np.minimum(p, q), np.maximum(p, q)
    return ((low <= np.maximum(c, d)) & (np.minimum(c, d) <= high)).all(axis=-1)


def clipped(outline, box, inside_box):
    """What of a closed outline lies inside (or outside one side of) a box; each side cuts in turn."""
    x0, y0, x1, y1 = box
    points = outline.tolist()
    for axis, limit, sign in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
        if not inside_box:
            sign = -sign
        kept = []
        for place, here in enumerate(points):
            before = points[place - 1]
            was, now = sign * (before[axis] - limit), sign * (here[axis] - limit)
            if (was >= 0) != (now >= 0):
                t = was / (was - now)
                kept.append([before[0] + t * (here[0] - before[0]), before[1] + t * (here[1] - before[1])])
            if now >= 0:
                kept.append(here)
        points = kept
        if not points:
            return np.empty((0, 2))
    return np.array(points)
