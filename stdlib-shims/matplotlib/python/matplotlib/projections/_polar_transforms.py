"""From angle and radius to a place in the axes, and where labels around the circle stand."""

import numpy as np

from matplotlib import transforms as mtransforms
from matplotlib.path import Path


def is_full_circle(low, high):
    """Whether angles go all the way round."""
    return abs(abs(high - low) - 2 * np.pi) < 1e-12


class PolarTransform(mtransforms.Transform):
    """Angle and radius, after their scales, to axes coordinates. It reads the limits of its axes each time."""

    input_dims = output_dims = 2
    has_inverse = True

    def __init__(self, axis):
        self._axis = axis
        self.set_children(axis._viewLim)

    def _reach(self):
        """The radius in the middle and at the rim, scaled."""
        axes = self._axis
        scale = axes.yaxis.get_transform()
        middle, rim = scale.transform(np.array([axes.get_rorigin(), axes._viewLim.y1], dtype=float))
        return middle, rim

    def transform_non_affine(self, values):
        """Places in axes coordinates."""
        axes = self._axis
        values = np.asarray(values, dtype=float)
        middle, rim = self._reach()
        radius = (values[:, 1] - middle) * (0.5 / (rim - middle))
        radius = np.where(radius >= 0, radius, np.nan)
        angle = values[:, 0] * axes._theta_direction + axes._theta_offset
        places = np.column_stack((0.5 + radius * np.cos(angle), 0.5 + radius * np.sin(angle)))
        x0, y0, width, height = axes._wedge_box()
        return (places - (x0, y0)) / (width, height)

    def transform_path_non_affine(self, path):
        """A path; lines along the circle become round where the path asks for it."""
        if path._interpolation_steps > 1:
            path = path.interpolated(path._interpolation_steps)
        return Path(self.transform_non_affine(path.vertices), path.codes)

    def inverted(self):
        """From axes coordinates back to angle and radius."""
        return InvertedPolarTransform(self._axis)


class InvertedPolarTransform(mtransforms.Transform):
    """Axes coordinates to angle and radius."""

    input_dims = output_dims = 2
    has_inverse = True

    def __init__(self, axis):
        self._axis = axis
        self.set_children(axis._viewLim)

    def transform_non_affine(self, values):
        """Angles and radii."""
        axes = self._axis
        x0, y0, width, height = axes._wedge_box()
        x, y = (np.asarray(values, dtype=float) * (width, height) + (x0 - 0.5, y0 - 0.5)).T
        middle, rim = PolarTransform._reach(self)
        radius = np.hypot(x, y) * 2 * (rim - middle) + middle
        angle = (np.arctan2(y, x) % (2 * np.pi) - axes._theta_offset) * axes._theta_direction
        return np.column_stack((angle, radius))

    def inverted(self):
        """From angle and radius to axes coordinates."""
        return PolarTransform(self._axis)


class OutwardTransform(mtransforms.Transform):
    """Angle and side (0 the rim, 1 the middle) to pixels, some points further out or in: where labels of angles stand."""

    input_dims = output_dims = 2
    has_inverse = False

    def __init__(self, axis, points):
        self._axis, self._points = axis, points
        self.set_children(axis._viewLim)

    def transform_non_affine(self, values):
        """Places in pixels."""
        axes = self._axis
        values = np.asarray(values, dtype=float)
        low, high = axes._viewLim.intervaly
        edge = np.column_stack((values[:, 0], high + (low - high) * values[:, 1]))
        angle = values[:, 0] * axes._theta_direction + axes._theta_offset
        out = self._points / 72 * axes.figure.dpi * np.where(values[:, 1] > 0.5, -1.0, 1.0)
        return axes.transData.transform(edge) + np.column_stack((out * np.cos(angle), out * np.sin(angle)))


class RadiusLabelTransform(mtransforms.Transform):
    """Side and radius to pixels: labels of radii stand along a ray, beside the first or the last ray if the circle is open."""

    input_dims = output_dims = 2
    has_inverse = False

    def __init__(self, axis, points):
        self._axis, self._points = axis, points
        self.set_children(axis._viewLim)

    def transform_non_affine(self, values):
        """Places in pixels."""
        axes = self._axis
        values = np.asarray(values, dtype=float)
        if axes._is_full_circle():
            angle = np.full(len(values), axes._rlabel_angle)
            return axes.transData.transform(np.column_stack((angle, values[:, 1])))
        low, high = axes._viewLim.intervalx
        angle = np.where(values[:, 0] > 0.5, high, low)
        turned = angle * axes._theta_direction + axes._theta_offset
        aside = turned + np.where(values[:, 0] > 0.5, np.pi / 2, -np.pi / 2) * axes._theta_direction
        out = self._points / 72 * axes.figure.dpi
        places = axes.transData.transform(np.column_stack((angle, values[:, 1])))
        return places + out * np.column_stack((np.cos(aside), np.sin(aside)))
