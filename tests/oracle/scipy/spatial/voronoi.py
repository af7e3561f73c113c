# Regions of points: their corners and borders.
import numpy as np
from scipy.spatial import Voronoi

np.set_printoptions(precision=12)
points = np.array([[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [2, 0], [2, 1], [2, 2]])
found = Voronoi(points)
print(sorted(map(tuple, found.vertices.round(9).tolist())))
print(sorted(sorted(pair) for pair in found.ridge_points.tolist()), len(found.regions), len(found.point_region))
middle = [vertex for vertex in found.regions[found.point_region[4]]]
print(sorted(map(tuple, found.vertices[middle].tolist())), -1 in found.regions[found.point_region[0]])
cloud = np.random.RandomState(2).rand(12, 2)
found = Voronoi(cloud)
print(found.vertices[np.lexsort(found.vertices.T)][:4].round(11))
borders = {tuple(sorted(pair)): ends for pair, ends in zip(found.ridge_points.tolist(), found.ridge_vertices)}
print(len(borders), sum(-1 in ends for ends in borders.values()))
ends = borders[sorted(borders)[0]]
print(sorted(borders)[:5], sorted(len(region) for region in found.regions))
