"""Triangles between points of the plane, with what interpolation needs of them."""

import numpy as np

import _scipy_interpolate as native


def _beside(simplices):
    """For each corner the triangle beyond the edge opposite to it, -1 at the border."""
    n = len(simplices)
    edges = np.concatenate([np.sort(simplices[:, [one, other]], axis=1) for one, other in ((1, 2), (2, 0), (0, 1))]).astype(np.int64)
    keys = edges[:, 0] * (int(simplices.max()) + 1) + edges[:, 1]
    order = np.argsort(keys, kind="stable")
    pairs = np.flatnonzero(keys[order][1:] == keys[order][:-1])
    one, other = order[pairs], order[pairs + 1]
    found = np.full(3 * n, -1)
    found[one], found[other] = other % n, one % n
    return np.ascontiguousarray(found.reshape(3, n).T)


def _error_class():
    """scipy.spatial's QhullError, or one of the same name where spatial has none."""
    try:
        from scipy.spatial import QhullError
    except (ImportError, NotImplementedError):
        return type("QhullError", (RuntimeError,), {})
    return QhullError


class Triangles:
    """Delaunay's triangles: corners, neighbours, and which one holds a place."""

    def __init__(self, points):
        self.points = np.ascontiguousarray(points, dtype=float)
        found = native.triangulate(self.points)
        if found is None:
            raise _error_class()("QH6154 Qhull precision error: Initial simplex is flat" if len(self.points) > 3 else
                             f"QH6214 qhull input error: not enough points({len(self.points)}) to construct initial simplex (need 4)")
        self.simplices = found
        self._neighbors = None

    @property
    def neighbors(self):
        """For each corner the triangle opposite to it."""
        if self._neighbors is None:
            self._neighbors = _beside(self.simplices)
        return self._neighbors

    def find_simplex(self, x):
        """The number of the triangle that holds each place, -1 outside."""
        return native.locate(self.points, self.simplices, np.ascontiguousarray(x, dtype=float))


def triangulation(points):
    """Triangles in the plane, scipy.spatial's simplices in more dimensions."""
    if points.shape[1] == 2:
        return Triangles(points)
    from scipy.spatial import Delaunay

    return Delaunay(points)
