# Triangles of points, and which one a point lies in.
import numpy as np
from scipy.spatial import Delaunay

points = np.array([[0, 0], [0, 1.1], [1, 0], [1, 1]])
found = Delaunay(points)
print(sorted(sorted(simplex) for simplex in found.simplices.tolist()), found.nsimplex, found.ndim)
print(found.find_simplex([[0.1, 0.2], [1.5, 0.5]]) >= 0)
rng = np.random.RandomState(1)
cloud = rng.rand(40, 2)
found = Delaunay(cloud)
print(sorted(sorted(simplex) for simplex in found.simplices.tolist()))
print(sorted(sorted(side) for side in found.convex_hull.tolist()))
inside = found.find_simplex(cloud[:6].mean(axis=0))
print(sorted(found.simplices[inside].tolist()), found.coplanar.shape)
shares = found.transform[inside, :2] @ (cloud[:6].mean(axis=0) - found.transform[inside, 2])
corners = cloud[found.simplices[inside]]
print(np.allclose(shares @ corners[:2] + (1 - shares.sum()) * corners[2], cloud[:6].mean(axis=0)))
