"""Contours in a space: the paths of a flat contour set at their heights."""

import numpy as np

from matplotlib.contour import QuadContourSet
from matplotlib.path import Path

from . import art3d, proj3d


class QuadContourSet3D(QuadContourSet):
    """Contours whose levels lie at heights."""

    def do_3d_projection(self):
        """Finds the paths in the picture; returns how near they come."""
        placed, nearest = [], np.nan
        for path, z in zip(self._flat_paths, self._heights):
            vertices = path.vertices
            if not len(vertices):
                placed.append(path)
                continue
            space = np.column_stack(art3d.juggle_axes(vertices[:, 0], vertices[:, 1], np.full(len(vertices), z), self._zdir))
            points = proj3d.project(space, self.axes.M)
            placed.append(Path(points[:, :2], path.codes))
            nearest = np.nanmin([nearest, points[:, 2].min()])
        self._paths = placed
        return nearest


def to_space(contours, zdir, offset):
    """Gives a flat contour set heights: those of its levels, or one for all."""
    contours._flat_paths = list(contours.get_paths())
    heights = contours.levels
    if contours.filled:
        edges = np.asarray(contours._levels if hasattr(contours, "_levels") else contours.levels, dtype=float)
        heights = (edges[:-1] + edges[1:]) / 2
        if len(heights) and not np.isfinite(heights[0]):
            heights[0] = edges[1]
        if len(heights) and not np.isfinite(heights[-1]):
            heights[-1] = edges[-2]
    contours._heights = heights if offset is None else np.full(len(contours._flat_paths), float(offset))
    contours._zdir, contours._level_heights = zdir, heights
    contours.__class__ = QuadContourSet3D
