# Every metric of two vectors.
import numpy as np
from scipy.spatial import distance

u, v = np.array([1.0, 2.0, 3.5, 0.0]), np.array([2.0, 0.5, 3.0, 1.0])
for name in ("euclidean", "sqeuclidean", "cityblock", "chebyshev", "canberra", "braycurtis", "cosine", "correlation", "jensenshannon"):
    print(name, round(float(getattr(distance, name)(u, v)), 10))
print(round(float(distance.minkowski(u, v, p=3)), 10), round(float(distance.minkowski(u, v, p=2, w=[1, 2, 3, 4])), 10))
print(round(float(distance.mahalanobis(u[:2], v[:2], [[2.0, 0.5], [0.5, 1.0]])), 10), round(float(distance.seuclidean(u, v, [1, 2, 3, 4])), 10))
a, b = [True, False, True, True], [True, True, False, True]
for name in ("dice", "hamming", "jaccard", "rogerstanimoto", "russellrao", "sokalsneath", "yule"):
    print(name, round(float(getattr(distance, name)(a, b)), 10))
print(distance.euclidean([1, 0, 0], [0, 1, 0]))
