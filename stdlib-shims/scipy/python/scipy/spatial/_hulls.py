"""Convex hulls of points in any number of dimensions."""

import numpy as np

import _scipy_spatial as native
from scipy._refusals import refuse


class QhullError(RuntimeError):
    """Points that have no hull."""

    __module__ = "scipy.spatial._qhull"


def checked_points(points, options, incremental, name):
    """Points as rows of numbers; options that would change the answer are refused."""
    if incremental:
        refuse(f"scipy.spatial.{name}(incremental=True)")
    if options is not None:
        refuse(f"scipy.spatial.{name}(qhull_options=)")
    points = np.ascontiguousarray(np.asarray(points, dtype=np.float64))
    if points.ndim != 2:
        raise ValueError("Input points array must have 2 dimensions.")
    if np.isnan(points).any():
        raise ValueError("Points cannot contain NaN")
    if points.shape[1] < 2:
        raise ValueError("Need at least 2-D data")
    return points


def raw_hull(points, n_needed):
    """Corners, neighbours and planes of the facets."""
    n_points = len(points)
    if n_points < n_needed:
        raise QhullError(
            f"QH6214 qhull input error: not enough points({n_points}) to construct initial simplex (need {n_needed})\n"
        )
    try:
        return native.hull(points)
    except ValueError:
        raise QhullError(
            "QH6154 Qhull precision error: Initial simplex is flat (facet 1 is coplanar with the interior point)\n"
        ) from None


def _true_corners(corners, planes, n_dims):
    """Points whose facets do not all lie in one plane or edge: the others are within a face."""
    points, inverse = np.unique(corners, return_inverse=True)
    inverse = np.asarray(inverse).reshape(corners.shape)
    spread = np.zeros((len(points), n_dims, n_dims))
    outer = planes[:, :-1, None] * planes[:, None, :-1]
    for column in range(n_dims):
        np.add.at(spread, inverse[:, column], outer)
    smallest = np.linalg.eigvalsh(spread)[:, 0]
    return points[smallest > 1e-14]


class ConvexHull:
    """The smallest convex set around points: its corners, facets, volume and area."""

    def __init__(self, points, incremental=False, qhull_options=None):
        points = checked_points(points, qhull_options, incremental, "ConvexHull")
        n_dims = points.shape[1]
        corners, neighbors, planes = raw_hull(points, n_dims + 1)
        names = np.arange(len(points))
        kept = _true_corners(corners, planes, n_dims)
        # A point that lay farthest once may lie within a face at last: without such points all corners are true.
        while len(kept) < len(np.unique(corners)):
            names = names[kept]
            corners, neighbors, planes = native.hull(np.ascontiguousarray(points[names]))
            kept = _true_corners(corners, planes, n_dims)
        self._points, self.ndim, self.npoints = points, n_dims, len(points)
        self.simplices = names[corners].astype(np.int32)
        self.neighbors, self.equations, self.nsimplex = neighbors.astype(np.int32), planes, len(corners)
        self.min_bound, self.max_bound = points.min(axis=0), points.max(axis=0)
        self.good, self.coplanar = None, np.zeros((0, 3), dtype=np.int32)
        self.vertices = self._around() if n_dims == 2 else np.unique(self.simplices)
        self._measure(points, planes)

    def _around(self):
        """Corners counterclockwise, from the lowest on the left."""
        following = {}
        for one, other in self.simplices.tolist():
            following.setdefault(one, []).append(other)
            following.setdefault(other, []).append(one)
        middle = self._points[list(following)].mean(axis=0)
        apart = self._points[list(following)] - middle
        order = np.argsort(np.arctan2(apart[:, 1], apart[:, 0]), kind="stable")
        around = np.array(list(following), dtype=np.int32)[order]
        first = np.lexsort((self._points[around, 1], self._points[around, 0]))[0]
        return np.roll(around, -first)

    def _measure(self, points, planes):
        """Volume and area, summed over the cones from a point inside to the facets."""
        from math import factorial
        inside = points[np.unique(self.simplices)].mean(axis=0)
        edges = points[self.simplices[:, 1:]] - points[self.simplices[:, :1]]
        products = np.linalg.det(edges @ edges.transpose(0, 2, 1))
        areas = np.sqrt(np.maximum(products, 0.0)) / factorial(self.ndim - 1)
        heights = -(planes[:, :-1] @ inside + planes[:, -1])
        self.area, self.volume = float(areas.sum()), float((areas * heights).sum() / self.ndim)

    @property
    def points(self):
        """The points."""
        return self._points

    def close(self):
        """Nothing is open."""

    def add_points(self, points, restart=False):
        """Not available."""
        refuse("scipy.spatial.ConvexHull.add_points", "make a hull of all points")
