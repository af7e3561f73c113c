"""Regions of points on a sphere, and the corners that half-spaces leave."""

import numpy as np

from scipy._refusals import refuse
from scipy.spatial._hulls import ConvexHull, QhullError


class SphericalVoronoi:
    """Regions of a sphere that are nearer to a point than to all others."""

    def __init__(self, points, radius=1, center=None, threshold=1e-6):
        if radius is None:
            raise ValueError("`radius` is `None`. Please provide a floating point number (i.e. `radius=1`).")
        self.radius, self.points = float(radius), np.array(points, dtype=np.float64)
        self._dim = self.points.shape[1]
        self.center = np.zeros(self._dim) if center is None else np.array(center, dtype=np.float64)
        limit = threshold * self.radius
        self._rank = np.linalg.matrix_rank(self.points - self.points[0], tol=limit)
        if self._rank < self._dim:
            raise ValueError(f"Rank of input points must be at least {self._dim}")
        from scipy.spatial._tree import cKDTree
        if cKDTree(self.points).query_pairs(limit):
            raise ValueError("Duplicate generators present.")
        if np.abs(np.linalg.norm(self.points - self.center, axis=1) - self.radius).max() >= limit:
            raise ValueError("Radius inconsistent with generators.")
        hull = ConvexHull(self.points)
        self.vertices = self.radius * hull.equations[:, :-1] + self.center
        self._simplices = hull.simplices
        self.regions = [[] for _ in range(len(self.points))]
        for number, simplex in enumerate(self._simplices.tolist()):
            for point in simplex:
                self.regions[point].append(number)

    def sort_vertices_of_regions(self):
        """Bring the corners of every region into the order in which they lie around it."""
        if self._dim != 3:
            raise TypeError("Only supported for three-dimensional point sets")
        for point, region in enumerate(self.regions):
            normal = (self.points[point] - self.center) / self.radius
            across = np.linalg.svd(normal[None, :])[2][1:]
            flat = (self.vertices[region] - self.points[point]) @ across.T
            order = np.argsort(np.arctan2(flat[:, 1], flat[:, 0]))
            self.regions[point] = [region[place] for place in order.tolist()]

    def calculate_areas(self):
        """The area of each region, or the length of its arc."""
        if self._dim == 2:
            arcs = self.points[self._simplices] - self.center
            square = ((arcs[:, 1] - arcs[:, 0]) ** 2).sum(axis=1)
            lengths = self.radius * np.arccos(1 - square / (2 * self.radius ** 2))
            beyond = np.einsum("ij,ij->i", arcs[:, 0], self.vertices - self.center) < 0
            return np.where(beyond, 2 * np.pi * self.radius - lengths, lengths)
        if self._dim != 3:
            raise TypeError("Only supported for 2D and 3D point sets")
        self.sort_vertices_of_regions()
        return np.array([self._area(point, region) for point, region in enumerate(self.regions)]) * self.radius ** 2

    def _area(self, point, region):
        """The angles in space of the triangles from the point to the sides of its region."""
        a = (self.points[point] - self.center) / self.radius
        b = (self.vertices[region] - self.center) / self.radius
        c = np.roll(b, 1, axis=0)
        volume = np.cross(b, c) @ a
        return np.abs(2 * np.arctan2(volume, 1 + b @ a + (b * c).sum(axis=1) + c @ a)).sum()


class HalfspaceIntersection:
    """The corners of what lies within half-spaces: A x + b <= 0, rows of [A, b]."""

    def __init__(self, halfspaces, interior_point, incremental=False, qhull_options=None):
        if incremental or qhull_options is not None:
            refuse("scipy.spatial.HalfspaceIntersection(incremental=, qhull_options=)")
        self.halfspaces = np.ascontiguousarray(np.asarray(halfspaces, dtype=np.float64))
        if self.halfspaces.ndim != 2:
            raise ValueError("`halfspaces` should be provided as a 2D array")
        self.interior_point = np.asarray(interior_point, dtype=np.float64)
        if self.interior_point.shape != (self.halfspaces.shape[1] - 1,):
            raise ValueError("Feasible point must be a (ndim-1,) array")
        self.ndim = self.halfspaces.shape[1] - 1
        heights = self.halfspaces[:, :-1] @ self.interior_point + self.halfspaces[:, -1]
        if (heights >= 0).any():
            raise QhullError("QH6023 qhull input error: feasible point is not clearly inside halfspace\n")
        # A half-space is a point of the dual space, a corner a facet of their hull.
        self.dual_points = -self.halfspaces[:, :-1] / heights[:, None]
        hull = ConvexHull(self.dual_points)
        self.dual_facets = hull.simplices.tolist()
        self.dual_vertices, self.dual_equations = hull.vertices, hull.equations
        self.dual_volume, self.dual_area = hull.volume, hull.area
        self.intersections = -hull.equations[:, :-1] / hull.equations[:, -1:] + self.interior_point

    def add_halfspaces(self, halfspaces, restart=False):
        """Not available."""
        refuse("scipy.spatial.HalfspaceIntersection.add_halfspaces", "make one of all half-spaces")

    def close(self):
        """Nothing is open."""
