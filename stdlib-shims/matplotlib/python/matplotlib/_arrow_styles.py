"""The heads and bodies of arrows along a path."""

import math

import numpy as np

from ._affine import Affine2D
from ._bezier import (NonIntersectingPathException, _beside, get_cos_sin, get_parallels, inside_circle, make_wedged_bezier2,
                      split_bezier)
from ._named_styles import NamedStyle
from .path import Path


class _Base:
    """An arrow along a path; widths and lengths are in sizes of the text."""

    __module__ = "matplotlib.patches"

    def __call__(self, path, mutation_size, linewidth, aspect_ratio=1.0):
        if aspect_ratio is None or aspect_ratio == 1:
            return self.transmute(path, mutation_size, linewidth)
        squeezed = Path(path.vertices / [1, aspect_ratio], path.codes)
        shapes, fillable = self.transmute(squeezed, mutation_size, linewidth)
        if np.iterable(fillable):
            return [Path(shape.vertices * [1, aspect_ratio], shape.codes) for shape in shapes], fillable
        return Path(shapes.vertices * [1, aspect_ratio], shapes.codes), fillable


class _Curve(_Base):
    """A line with heads, brackets or bars at its ends."""

    # What stands at the first and at the last point: None, "head", "filled head" or "bracket".
    begin = end = None

    def __init__(self, head_length=0.4, head_width=0.2, widthA=1.0, widthB=1.0, lengthA=0.2, lengthB=0.2, angleA=0, angleB=0,
                 scaleA=None, scaleB=None):
        self.head_length, self.head_width = head_length, head_width
        self.widthA, self.widthB, self.lengthA, self.lengthB = widthA, widthB, lengthA, lengthB
        self.angleA, self.angleB, self.scaleA, self.scaleB = angleA, angleB, scaleA, scaleB

    def _head(self, x0, y0, x1, y1, size, linewidth):
        """A head at (x1, y1) that comes from (x0, y0), and how far the line is moved back for it."""
        length, width = self.head_length * size, self.head_width * size
        reach = math.hypot(length, width)
        cos, sin = length / reach, width / reach
        dx, dy = x0 - x1, y0 - y1
        distance = math.hypot(dx, dy) or 1
        back = 0.5 * linewidth / sin
        ddx, ddy = back * dx / distance, back * dy / distance
        dx, dy = dx / distance * reach, dy / distance * reach
        tip = (x1 + ddx, y1 + ddy)
        first = (tip[0] + cos * dx + sin * dy, tip[1] - sin * dx + cos * dy)
        second = (tip[0] + cos * dx - sin * dy, tip[1] + sin * dx + cos * dy)
        return [first, tip, second], (ddx, ddy)

    @staticmethod
    def _bracket(x0, y0, x1, y1, width, length, angle):
        """A bracket at (x0, y0) of a line that goes on to (x1, y1)."""
        cos, sin = get_cos_sin(x1, y1, x0, y0)
        (ax, ay), (bx, by) = _beside(x0, y0, cos, sin, width)
        dx, dy = length * cos, length * sin
        points = [(ax + dx, ay + dy), (ax, ay), (bx, by), (bx + dx, by + dy)]
        if angle:
            points = Affine2D().rotate_deg_around(x0, y0, angle).transform(np.array(points))
        return points

    def _ending(self, kind, at, towards, size, linewidth, width, length, angle, scale):
        """The shape at one end: (points or None, filled, how far the line moves)."""
        if kind is None or tuple(at) == tuple(towards):
            return None, False, (0.0, 0.0)
        if kind == "bracket":
            scale = size if scale is None else scale
            return self._bracket(*at, *towards, width * scale, length * scale, angle), False, (0.0, 0.0)
        points, moved = self._head(*towards, *at, size, linewidth)
        return points, kind == "filled head", moved

    def transmute(self, path, mutation_size, linewidth):
        points = path.vertices
        first = self._ending(self.begin, points[0].tolist(), points[1].tolist(), mutation_size, linewidth, self.widthA, self.lengthA,
                             self.angleA, self.scaleA)
        last = self._ending(self.end, points[-1].tolist(), points[-2].tolist(), mutation_size, linewidth, self.widthB, self.lengthB,
                            self.angleB, self.scaleB)
        line = np.concatenate([points[:1] + np.array([first[2]]), points[1:-1], points[-1:] + np.array([last[2]])])
        shapes, fills = [Path(line, path.codes)], [False]
        for corners, filled, _ in (first, last):
            if corners is None:
                continue
            codes = [1] + [2] * (len(corners) - 1)
            shapes.append(Path([*corners, (0, 0)], [*codes, 79]) if filled else Path(corners, codes))
            fills.append(filled)
        return shapes, fills


class Curve(_Curve):
    def __init__(self):
        super().__init__(head_length=0.4, head_width=0.2)


class CurveA(_Curve):
    begin = "head"


class CurveB(_Curve):
    end = "head"


class CurveAB(_Curve):
    begin = end = "head"


class CurveFilledA(_Curve):
    begin = "filled head"


class CurveFilledB(_Curve):
    end = "filled head"


class CurveFilledAB(_Curve):
    begin = end = "filled head"


class BracketA(_Curve):
    begin = "bracket"

    def __init__(self, widthA=1.0, lengthA=0.2, angleA=0):
        super().__init__(widthA=widthA, lengthA=lengthA, angleA=angleA)


class BracketB(_Curve):
    end = "bracket"

    def __init__(self, widthB=1.0, lengthB=0.2, angleB=0):
        super().__init__(widthB=widthB, lengthB=lengthB, angleB=angleB)


class BracketAB(_Curve):
    begin = end = "bracket"

    def __init__(self, widthA=1.0, lengthA=0.2, angleA=0, widthB=1.0, lengthB=0.2, angleB=0):
        super().__init__(widthA=widthA, lengthA=lengthA, angleA=angleA, widthB=widthB, lengthB=lengthB, angleB=angleB)


class BarAB(_Curve):
    begin = end = "bracket"

    def __init__(self, widthA=1.0, angleA=0, widthB=1.0, angleB=0):
        super().__init__(widthA=widthA, lengthA=0, angleA=angleA, widthB=widthB, lengthB=0, angleB=angleB)


class BracketCurve(_Curve):
    begin, end = "bracket", "head"

    def __init__(self, widthA=1.0, lengthA=0.2, angleA=None):
        super().__init__(widthA=widthA, lengthA=lengthA, angleA=angleA)


class CurveBracket(_Curve):
    begin, end = "head", "bracket"

    def __init__(self, widthB=1.0, lengthB=0.2, angleB=None):
        super().__init__(widthB=widthB, lengthB=lengthB, angleB=angleB)


def _quadratic(path):
    """The three points of a path that is one quadratic curve."""
    if len(path.vertices) != 3 or path.codes is None or int(path.codes[1]) != 3:
        raise ValueError("The path is not a valid quadratic Bezier curve")
    return path.vertices.tolist()


def _towards(x0, y0, x1, y1, distance):
    """The point at a distance from the first point on the way to the second."""
    dx, dy = x0 - x1, y0 - y1
    share = distance / math.hypot(dx, dy)
    return x0 - share * dx, y0 - share * dy


def _last_part(curve, distance):
    """The curve outside a circle around its end (None if there is no such part), and the part inside."""
    start, control, end = curve
    try:
        return split_bezier(curve, inside_circle(*end, distance))
    except NonIntersectingPathException:
        x, y = _towards(*end, *control, distance)
        return None, [(x, y), (0.5 * (x + end[0]), 0.5 * (y + end[1])), tuple(end)]


class Simple(_Base):
    def __init__(self, head_length=0.5, head_width=0.5, tail_width=0.2):
        self.head_length, self.head_width, self.tail_width = head_length, head_width, tail_width

    def transmute(self, path, mutation_size, linewidth):
        curve = _quadratic(path)
        body, head = _last_part(curve, self.head_length * mutation_size)
        head_left, head_right = make_wedged_bezier2(head, self.head_width * mutation_size / 2.0, wm=0.5)
        if body is None:
            points = [head_right[0], head_right[1], head_right[2], head_left[1], head_left[0], head_left[0]]
            return Path(points, [1, 3, 3, 3, 3, 79]), True
        tail_left, tail_right = get_parallels(body, self.tail_width * mutation_size / 2.0)
        points = [tail_right[0], tail_right[1], tail_right[2], head_right[0], head_right[1], head_right[2], head_left[1], head_left[0],
                  tail_left[2], tail_left[1], tail_left[0], tail_right[0], tail_right[0]]
        return Path(points, [1, 3, 3, 2, 3, 3, 3, 3, 2, 3, 3, 2, 79]), True


class Fancy(_Base):
    def __init__(self, head_length=0.4, head_width=0.4, tail_width=0.4):
        self.head_length, self.head_width, self.tail_width = head_length, head_width, tail_width

    def transmute(self, path, mutation_size, linewidth):
        curve = _quadratic(path)
        length = self.head_length * mutation_size
        body, head = _last_part(curve, length)
        if body is None:
            curve = head
        body, _ = split_bezier(curve, inside_circle(*curve[2], length * 0.8))
        head_left, head_right = make_wedged_bezier2(head, self.head_width * mutation_size / 2.0, wm=0.6)
        tail_width = self.tail_width * mutation_size
        tail_left, tail_right = make_wedged_bezier2(body, tail_width * 0.5, w1=1.0, wm=0.6, w2=0.3)
        beginning, _ = split_bezier(curve, inside_circle(*curve[0], tail_width * 0.3))
        start = tuple(beginning[-1])
        points = [start, tail_right[0], tail_right[1], tail_right[2], head_right[0], head_right[1], head_right[2], head_left[1],
                  head_left[0], tail_left[2], tail_left[1], tail_left[0], start, start]
        return Path(points, [1, 2, 3, 3, 2, 3, 3, 3, 3, 2, 3, 3, 2, 79]), True


class Wedge(_Base):
    def __init__(self, tail_width=0.3, shrink_factor=0.5):
        self.tail_width, self.shrink_factor = tail_width, shrink_factor

    def transmute(self, path, mutation_size, linewidth):
        plus, minus = make_wedged_bezier2(_quadratic(path), self.tail_width * mutation_size / 2.0, wm=self.shrink_factor)
        points = [plus[0], plus[1], plus[2], minus[2], minus[1], minus[0], minus[0]]
        return Path(points, [1, 3, 3, 2, 3, 3, 79]), True


class ArrowStyle(NamedStyle):
    """The shape of an arrow, by name."""

    __module__ = "matplotlib.patches"
    Curve, CurveA, CurveB, CurveAB = Curve, CurveA, CurveB, CurveAB
    CurveFilledA, CurveFilledB, CurveFilledAB = CurveFilledA, CurveFilledB, CurveFilledAB
    BracketA, BracketB, BracketAB, BarAB = BracketA, BracketB, BracketAB, BarAB
    BracketCurve, CurveBracket, Simple, Fancy, Wedge = BracketCurve, CurveBracket, Simple, Fancy, Wedge
    _style_list = {"-": Curve, "<-": CurveA, "->": CurveB, "<->": CurveAB, "<|-": CurveFilledA, "-|>": CurveFilledB,
                   "<|-|>": CurveFilledAB, "]-": BracketA, "-[": BracketB, "]-[": BracketAB, "|-|": BarAB, "]->": BracketCurve,
                   "<-[": CurveBracket, "simple": Simple, "fancy": Fancy, "wedge": Wedge}


ArrowStyle._adopt()
