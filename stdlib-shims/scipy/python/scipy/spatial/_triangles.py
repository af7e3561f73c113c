"""Delaunay's triangles: the lower side of the hull of points lifted onto a paraboloid."""

import numpy as np

import _scipy_spatial as native
from scipy._refusals import refuse
from scipy.spatial._hulls import QhullError, checked_points, raw_hull


def lower_side(points, furthest=False):
    """Simplices and the one across from each corner, -1 for none."""
    n_dims = points.shape[1]
    moved = points - (points.min(axis=0) + points.max(axis=0)) / 2
    size = np.abs(moved).max(initial=0.0)
    moved = moved / size if size > 0 else moved
    lifted = np.column_stack([moved, (moved ** 2).sum(axis=1)])
    if len(points) == n_dims + 1:
        if np.abs(np.linalg.det(moved[1:] - moved[0])) <= 1e-13:
            raise QhullError(
                "QH6154 Qhull precision error: Initial simplex is flat (facet 1 is coplanar with the interior point)\n"
            )
        return np.arange(n_dims + 1)[None, :], np.full((1, n_dims + 1), -1)
    if len(points) > n_dims + 1 and np.linalg.matrix_rank(moved[1:] - moved[0], tol=1e-12) < n_dims:
        raise QhullError(
            "QH6154 Qhull precision error: Initial simplex is flat (facet 1 is coplanar with the interior point)\n"
        )
    try:
        corners, neighbors, planes = raw_hull(lifted, n_dims + 2)
    except QhullError as error:
        if "flat" not in str(error):
            raise
        return _on_one_sphere(moved)
    is_lower = (planes[:, -2] > 1e-10) if furthest else (planes[:, -2] < -1e-10)
    names = np.full(len(corners) + 1, -1)
    names[:-1][is_lower] = np.arange(int(is_lower.sum()))
    return corners[is_lower], names[neighbors[is_lower]]


def _on_one_sphere(points):
    """All points lie on one circle or sphere: any triangulation of their hull will do, here a fan."""
    from scipy.spatial._hulls import ConvexHull
    hull = ConvexHull(points)
    first = int(hull.vertices.min())
    away = ~(hull.simplices == first).any(axis=1)
    away &= np.abs(hull.equations[:, :-1] @ points[first] + hull.equations[:, -1]) > 1e-12
    simplices = np.column_stack([hull.simplices[away], np.full(int(away.sum()), first)]).astype(np.int64)
    return simplices, _neighbors(simplices)


def _neighbors(simplices):
    found = np.full(simplices.shape, -1)
    open_sides = {}
    for number, simplex in enumerate(simplices.tolist()):
        for place in range(len(simplex)):
            side = tuple(sorted(simplex[:place] + simplex[place + 1:]))
            if side in open_sides:
                other, other_place = open_sides.pop(side)
                found[number, place], found[other, other_place] = other, number
            else:
                open_sides[side] = number, place
    return found


class Delaunay:
    """Triangles (or simplices) of points, none of whose circles holds another point."""

    def __init__(self, points, furthest_site=False, incremental=False, qhull_options=None):
        points = checked_points(points, qhull_options, incremental, "Delaunay")
        n_dims = points.shape[1]
        if len(points) < n_dims + 2 and not (len(points) == n_dims + 1 and not furthest_site):
            raise QhullError(
                f"QH6214 qhull input error: not enough points({len(points)}) to construct initial simplex (need {n_dims + 2})\n"
            )
        simplices, neighbors = lower_side(points, furthest_site)
        if n_dims == 2:
            # Corners go counterclockwise.
            a, b, c = (points[simplices[:, place]] for place in range(3))
            turned = (b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0]) < 0
            simplices, neighbors = simplices.copy(), neighbors.copy()
            simplices[turned] = simplices[turned][:, [0, 2, 1]]
            neighbors[turned] = neighbors[turned][:, [0, 2, 1]]
        self._points, self.ndim, self.npoints = points, n_dims, len(points)
        self.simplices, self.neighbors = simplices.astype(np.int32), neighbors.astype(np.int32)
        self.nsimplex, self.furthest_site = len(simplices), furthest_site
        self.good = np.ones(self.nsimplex, dtype=np.int32)
        self.min_bound, self.max_bound = points.min(axis=0), points.max(axis=0)
        self._transform = None

    @property
    def points(self):
        """The points."""
        return self._points

    @property
    def transform(self):
        """For each simplex what turns points into barycentric coordinates, and its last corner."""
        if self._transform is None:
            corners = self._points[self.simplices]
            edges = (corners[:, :-1] - corners[:, -1:]).transpose(0, 2, 1)
            flat = np.linalg.cond(edges) > 1e13
            inverse = np.linalg.inv(np.where(flat[:, None, None], np.eye(self.ndim), edges))
            inverse[flat] = np.nan
            self._transform = np.concatenate([inverse, corners[:, -1:]], axis=1)
        return self._transform

    @property
    def coplanar(self):
        """Points left out, the simplex they lie in and the corner nearest to them."""
        left = np.setdiff1d(np.arange(self.npoints), self.simplices)
        if not len(left):
            return np.zeros((0, 3), dtype=np.int32)
        inside = self.find_simplex(self._points[left])
        corners = self.simplices[inside]
        apart = ((self._points[corners] - self._points[left][:, None]) ** 2).sum(axis=2)
        nearest = corners[np.arange(len(left)), apart.argmin(axis=1)]
        return np.column_stack([left, inside, nearest]).astype(np.int32)

    @property
    def convex_hull(self):
        """The sides that have no simplex beyond them."""
        rows, places = np.nonzero(self.neighbors == -1)
        keep = np.arange(self.ndim + 1) != places[:, None]
        return self.simplices[rows][keep].reshape(-1, self.ndim)

    @property
    def vertex_to_simplex(self):
        """A simplex of each point."""
        found = np.full(self.npoints, -1, dtype=np.int32)
        for column in range(self.ndim, -1, -1):
            found[self.simplices[::-1, column]] = np.arange(self.nsimplex - 1, -1, -1)
        return found

    @property
    def vertex_neighbor_vertices(self):
        """Where the neighbours of each point start, and the neighbours."""
        pairs = np.concatenate([self.simplices[:, [i, j]] for i in range(self.ndim + 1) for j in range(self.ndim + 1) if i != j])
        pairs = np.unique(pairs, axis=0)
        starts = np.searchsorted(pairs[:, 0], np.arange(self.npoints + 1))
        return starts.astype(np.int32), pairs[:, 1].astype(np.int32)

    def find_simplex(self, xi, bruteforce=False, tol=None):
        """The simplex each point lies in, -1 for outside."""
        xi = np.asarray(xi, dtype=np.float64)
        if xi.shape[-1] != self.ndim:
            raise ValueError("wrong dimensionality in xi")
        if tol is None:
            tol = 100 * np.finfo(np.double).eps
        rows = np.ascontiguousarray(xi.reshape(-1, self.ndim))
        found = native.locate(self.transform, self.neighbors, rows, float(tol))
        return found.astype(np.int32).reshape(xi.shape[:-1])[()]

    def _refused(self, name):
        refuse(f"scipy.spatial.Delaunay.{name}")

    equations = property(lambda self: self._refused("equations"))
    paraboloid_scale = property(lambda self: self._refused("paraboloid_scale"))
    paraboloid_shift = property(lambda self: self._refused("paraboloid_shift"))

    def lift_points(self, x):
        """Not available."""
        self._refused("lift_points")

    def plane_distance(self, xi):
        """Not available."""
        self._refused("plane_distance")

    def add_points(self, points, restart=False):
        """Not available."""
        self._refused("add_points")

    def close(self):
        """Nothing is open."""


def tsearch(tri, xi):
    """The simplex each point lies in, -1 for outside."""
    return tri.find_simplex(xi)
