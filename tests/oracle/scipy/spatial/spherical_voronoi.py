# Regions of points on a sphere: corners and areas.
import numpy as np
from scipy.spatial import SphericalVoronoi

np.set_printoptions(precision=12)
points = np.array([[0, 0, 1], [0, 0, -1], [1, 0, 0], [0, 1, 0], [0, -1, 0], [-1, 0, 0]], dtype=float)
found = SphericalVoronoi(points)
print(sorted(map(tuple, (found.vertices.round(9) + 0.0).tolist())), sorted(len(region) for region in found.regions))
print(found.calculate_areas().round(10))
rng = np.random.RandomState(0)
cloud = rng.normal(size=(12, 3))
cloud /= np.linalg.norm(cloud, axis=1)[:, None]
found = SphericalVoronoi(2 * cloud + 1, radius=2, center=[1, 1, 1])
print(found.calculate_areas().round(9), bool(abs(found.calculate_areas().sum() - 16 * np.pi) < 1e-9), len(found.vertices))
for wrong in (lambda: SphericalVoronoi(points, radius=2), lambda: SphericalVoronoi(points[[0, 0, 1, 2, 3, 4]]), lambda: SphericalVoronoi(points, radius=None)):
    try:
        wrong()
    except ValueError as error:
        print(error)
