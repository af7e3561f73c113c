# Neighbours of simplices and of points, in two and three dimensions.
import numpy as np
from scipy.spatial import Delaunay

rng = np.random.RandomState(5)
for n_dims in (2, 3):
    points = rng.rand(15, n_dims)
    found = Delaunay(points)
    starts, near = found.vertex_neighbor_vertices
    print([sorted(near[starts[p]:starts[p + 1]].tolist()) for p in range(4)])
    pairs = set()
    for number, beyond in enumerate(found.neighbors.tolist()):
        for place, other in enumerate(beyond):
            if other >= 0:
                shared = set(found.simplices[number].tolist()) & set(found.simplices[other].tolist())
                pairs.add(found.simplices[number][place] not in shared and len(shared) == n_dims)
    print(pairs, int((found.neighbors == -1).sum()), found.nsimplex)
    print(all(p in found.simplices[s] for p, s in enumerate(found.vertex_to_simplex)))
grid = np.stack(np.meshgrid(np.arange(5.0), np.arange(4.0)), axis=-1).reshape(-1, 2)
print(Delaunay(grid).nsimplex, len(np.unique(Delaunay(grid).simplices)))
