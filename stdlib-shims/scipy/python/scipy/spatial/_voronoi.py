"""Voronoi's regions: what is nearer to a point than to all others."""

import numpy as np

from scipy.spatial._hulls import checked_points
from scipy.spatial._triangles import Delaunay


def _centers(points, simplices):
    """The middles of the circles through the corners of simplices."""
    corners = points[simplices]
    edges = corners[:, 1:] - corners[:, :1]
    return corners[:, 0] + np.linalg.solve(2 * edges, (edges ** 2).sum(axis=2)[:, :, None])[:, :, 0]


class Voronoi:
    """Regions of points: their corners, and the ridges between them."""

    def __init__(self, points, furthest_site=False, incremental=False, qhull_options=None):
        points = checked_points(points, qhull_options, incremental, "Voronoi")
        made = Delaunay(points, furthest_site)
        centers = _centers(points, made.simplices)
        names = self._merged(centers, made.neighbors, np.ptp(points, axis=0).max())
        n_vertices = int(names.max()) + 1
        self.vertices = np.zeros((n_vertices, points.shape[1]))
        self.vertices[names[::-1]] = centers[::-1]
        self._points, self.ndim, self.npoints = points, points.shape[1], len(points)
        self.furthest_site, self.min_bound, self.max_bound = furthest_site, points.min(axis=0), points.max(axis=0)
        self._find_regions(made, names)
        self._find_ridges(made, names)

    @staticmethod
    def _merged(centers, neighbors, size):
        """Numbers of centres; neighbours with the same centre share one."""
        parent = list(range(len(centers)))

        def root(place):
            while parent[place] != place:
                parent[place] = parent[parent[place]]
                place = parent[place]
            return place

        rows, places = np.nonzero(neighbors > np.arange(len(neighbors))[:, None])
        others = neighbors[rows, places]
        apart = np.abs(centers[rows] - centers[others]).max(axis=1, initial=0.0)
        reach = 1e-9 * np.maximum(size, np.abs(centers[rows]).max(axis=1, initial=0.0))
        for one, other in zip(rows[apart <= reach].tolist(), others[apart <= reach].tolist()):
            one, other = sorted((root(one), root(other)))
            parent[other] = one
        return np.unique([root(place) for place in range(len(centers))], return_inverse=True)[1].reshape(-1)

    def _find_regions(self, made, names):
        around = [{} for _ in range(self.npoints)]
        for simplex, name in zip(made.simplices.tolist(), names.tolist()):
            for corner in simplex:
                around[corner][name] = None
        outside = np.unique(made.convex_hull)
        # One region belongs to no point: that of the point at infinity.
        self.regions, self.point_region = [[]] if self.ndim <= 4 else [], np.full(self.npoints, -1, dtype=np.int64)
        is_open = np.zeros(self.npoints, dtype=bool)
        is_open[outside] = True
        for point, found in enumerate(around):
            region = list(found)
            if self.ndim == 2 and not is_open[point] and region:
                apart = self.vertices[region] - self._points[point]
                region = [region[place] for place in np.argsort(np.arctan2(apart[:, 1], apart[:, 0]))]
            self.point_region[point] = len(self.regions)
            self.regions.append(([-1] if is_open[point] else []) + region)

    def _find_ridges(self, made, names):
        """Pairs of points with a common border, and the corners of the border."""
        borders = {}
        n_corners = self.ndim + 1
        for number, (simplex, near) in enumerate(zip(made.simplices.tolist(), made.neighbors.tolist())):
            for i in range(n_corners):
                for j in range(i + 1, n_corners):
                    pair = (simplex[i], simplex[j]) if simplex[i] < simplex[j] else (simplex[j], simplex[i])
                    found = borders.setdefault(pair, {})
                    found[int(names[number])] = None
                    if any(near[k] == -1 for k in range(n_corners) if k not in (i, j)):
                        found[-1] = None
        kept = {pair: list(found) for pair, found in borders.items() if len(found) >= max(self.ndim, 2)}
        self.ridge_points = np.array(list(kept), dtype=np.int32).reshape(-1, 2)
        self.ridge_vertices = [self._ordered(found, pair) for pair, found in kept.items()]

    def _ordered(self, found, pair):
        """Corners of a border one after another; the one at infinity first."""
        if self.ndim == 2:
            return sorted(found)
        finite = [vertex for vertex in found if vertex >= 0]
        if self.ndim == 3 and len(finite) > 2:
            normal = self._points[pair[1]] - self._points[pair[0]]
            across = np.linalg.svd(normal[None, :])[2][1:]
            flat = (self.vertices[finite] - self.vertices[finite].mean(axis=0)) @ across.T
            finite = [finite[place] for place in np.argsort(np.arctan2(flat[:, 1], flat[:, 0]))]
        return ([-1] if -1 in found else []) + finite

    @property
    def points(self):
        """The points."""
        return self._points

    @property
    def ridge_dict(self):
        """Borders by pairs of points."""
        return {tuple(pair): vertices for pair, vertices in zip(self.ridge_points.tolist(), self.ridge_vertices)}

    def add_points(self, points, restart=False):
        """Not available."""
        from scipy._refusals import refuse
        refuse("scipy.spatial.Voronoi.add_points", "make regions of all points")

    def close(self):
        """Nothing is open."""
