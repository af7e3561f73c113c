"""The outlines of boxes around text: square, round, arrows, teeth."""

import math

import numpy as np

from ._affine import Affine2D
from ._named_styles import NamedStyle
from .path import Path


def _closed(points):
    points = list(points)
    return Path([*points, points[0]], closed=True)


class _Padded:
    """A box with room around what it holds; `pad` is in sizes of the text."""

    __module__ = "matplotlib.patches"

    def __init__(self, pad=0.3):
        self.pad = pad

    def _grown(self, x0, y0, width, height, size):
        pad = size * self.pad
        return x0 - pad, y0 - pad, width + 2 * pad, height + 2 * pad, pad


class Square(_Padded):
    def __call__(self, x0, y0, width, height, mutation_size):
        x0, y0, width, height, _ = self._grown(x0, y0, width, height, mutation_size)
        x1, y1 = x0 + width, y0 + height
        return _closed([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


class Circle(_Padded):
    def __call__(self, x0, y0, width, height, mutation_size):
        x0, y0, width, height, _ = self._grown(x0, y0, width, height, mutation_size)
        return Path.circle((x0 + width / 2, y0 + height / 2), max(width, height) / 2)


class Ellipse(_Padded):
    def __call__(self, x0, y0, width, height, mutation_size):
        x0, y0, width, height, _ = self._grown(x0, y0, width, height, mutation_size)
        place = Affine2D().scale(width / math.sqrt(2), height / math.sqrt(2)).translate(x0 + width / 2, y0 + height / 2)
        return place.transform_path(Path.unit_circle())


class LArrow(_Padded):
    def __call__(self, x0, y0, width, height, mutation_size):
        x0, y0, width, height, pad = self._grown(x0, y0, width, height, mutation_size)
        x1, y1 = x0 + width, y0 + height
        half = (y1 - y0) / 2
        quarter = half / 2
        x0 += pad / 1.4
        neck = x0 + quarter
        return _closed([(neck, y0), (x1, y0), (x1, y1), (neck, y1), (neck, y1 + quarter), (x0 - half, y0 + half), (neck, y0 - quarter),
                        (neck, y0)])


class RArrow(LArrow):
    def __call__(self, x0, y0, width, height, mutation_size):
        path = LArrow.__call__(self, x0, y0, width, height, mutation_size)
        path.vertices[:, 0] = 2 * x0 + width - path.vertices[:, 0]
        return path


class DArrow(_Padded):
    def __call__(self, x0, y0, width, height, mutation_size):
        pad = mutation_size * self.pad
        height = height + 2 * pad
        x0, y0 = x0 - pad, y0 - pad
        x1, y1 = x0 + width, y0 + height
        half = (y1 - y0) / 2
        quarter = half / 2
        x0 += pad / 1.4
        neck = x0 + quarter
        return _closed([(neck, y0), (x1, y0), (x1, y0 - quarter), (x1 + half + quarter, y0 + half), (x1, y1 + quarter), (x1, y1),
                        (neck, y1), (neck, y1 + quarter), (x0 - half, y0 + half), (neck, y0 - quarter), (neck, y0)])


class Round(_Padded):
    def __init__(self, pad=0.3, rounding_size=None):
        self.pad = pad
        self.rounding_size = rounding_size

    def __call__(self, x0, y0, width, height, mutation_size):
        x0, y0, width, height, pad = self._grown(x0, y0, width, height, mutation_size)
        r = mutation_size * self.rounding_size if self.rounding_size else pad
        x1, y1 = x0 + width, y0 + height
        points = [(x0 + r, y0), (x1 - r, y0), (x1, y0), (x1, y0 + r), (x1, y1 - r), (x1, y1), (x1 - r, y1), (x0 + r, y1), (x0, y1),
                  (x0, y1 - r), (x0, y0 + r), (x0, y0), (x0 + r, y0), (x0 + r, y0)]
        return Path(points, [1, 2, 3, 3, 2, 3, 3, 2, 3, 3, 2, 3, 3, 79])


class Round4(_Padded):
    def __init__(self, pad=0.3, rounding_size=None):
        self.pad = pad
        self.rounding_size = rounding_size

    def __call__(self, x0, y0, width, height, mutation_size):
        pad = mutation_size * self.pad
        r = mutation_size * self.rounding_size if self.rounding_size else pad / 2
        width, height = width + 2 * pad - 2 * r, height + 2 * pad - 2 * r
        x0, y0 = x0 - pad + r, y0 - pad + r
        x1, y1 = x0 + width, y0 + height
        points = [(x0, y0), (x0 + r, y0 - r), (x1 - r, y0 - r), (x1, y0), (x1 + r, y0 + r), (x1 + r, y1 - r), (x1, y1), (x1 - r, y1 + r),
                  (x0 + r, y1 + r), (x0, y1), (x0 - r, y1 - r), (x0 - r, y0 + r), (x0, y0), (x0, y0)]
        return Path(points, [1] + [4] * 12 + [79])


class Sawtooth(_Padded):
    def __init__(self, pad=0.3, tooth_size=None):
        self.pad = pad
        self.tooth_size = tooth_size

    def _teeth(self, x0, y0, width, height, mutation_size):
        """The corners of the teeth, around the box against the clock."""
        pad = mutation_size * self.pad
        tooth = self.pad * 0.5 * mutation_size if self.tooth_size is None else self.tooth_size * mutation_size
        half = tooth / 2
        width, height = width + 2 * pad - tooth, height + 2 * pad - tooth
        across, up = round((width - tooth) / (tooth * 2)) * 2, round((height - tooth) / (tooth * 2)) * 2
        x0, y0 = x0 - pad + half, y0 - pad + half
        x1, y1 = x0 + width, y0 + height
        xs = [x0, *np.linspace(x0 + half, x1 - half, 2 * across + 1), *([x1, x1 + half, x1, x1 - half] * up)[:2 * up + 2], x1,
              *np.linspace(x1 - half, x0 + half, 2 * across + 1), *([x0, x0 - half, x0, x0 + half] * up)[:2 * up + 2]]
        ys = [*([y0, y0 - half, y0, y0 + half] * across)[:2 * across + 2], y0, *np.linspace(y0 + half, y1 - half, 2 * up + 1),
              *([y1, y1 + half, y1, y1 - half] * across)[:2 * across + 2], y1, *np.linspace(y1 - half, y0 + half, 2 * up + 1)]
        return [*zip(xs, ys), (xs[0], ys[0])]

    def __call__(self, x0, y0, width, height, mutation_size):
        return Path(self._teeth(x0, y0, width, height, mutation_size), closed=True)


class Roundtooth(Sawtooth):
    def __call__(self, x0, y0, width, height, mutation_size):
        points = self._teeth(x0, y0, width, height, mutation_size)
        points = np.concatenate([points, [points[0]]])
        return Path(points, [1, *([3, 3] * ((len(points) - 1) // 2)), 79][:len(points)])


class BoxStyle(NamedStyle):
    """The outline of a box, by name."""

    __module__ = "matplotlib.patches"
    Square, Circle, Ellipse, LArrow, RArrow, DArrow = Square, Circle, Ellipse, LArrow, RArrow, DArrow
    Round, Round4, Sawtooth, Roundtooth = Round, Round4, Sawtooth, Roundtooth
    _style_list = {"square": Square, "circle": Circle, "ellipse": Ellipse, "larrow": LArrow, "rarrow": RArrow, "darrow": DArrow,
                   "round": Round, "round4": Round4, "sawtooth": Sawtooth, "roundtooth": Roundtooth}


BoxStyle._adopt()
