# Hulls: corners, sides, volume and area.
import numpy as np
from scipy.spatial import ConvexHull

np.set_printoptions(precision=12)
rng = np.random.default_rng(4)
for n_points, n_dims in ((30, 2), (40, 3), (40, 4)):
    points = rng.random((n_points, n_dims))
    hull = ConvexHull(points)
    print(n_dims, sorted(hull.vertices.tolist()), sorted(sorted(side) for side in hull.simplices.tolist())[:4])
    print(hull.nsimplex, round(hull.volume, 11), round(hull.area, 10), hull.points is not None, hull.ndim, hull.npoints)
    heights = points @ hull.equations[:, :-1].T + hull.equations[:, -1]
    print(bool(heights.max() < 1e-12), hull.min_bound.round(12))
