# Distances of all pairs across two sets.
import numpy as np
from scipy.spatial.distance import cdist, directed_hausdorff

np.set_printoptions(precision=12)
A, B = np.array([[0.0, 0.0], [1.0, 1.0]]), np.array([[3.0, 4.0], [1.0, 0.0], [2.0, 2.0]])
for metric in ("euclidean", "cityblock", "sqeuclidean", "braycurtis", "canberra", "hamming"):
    print(metric, cdist(A, B, metric).round(10).tolist())
print(cdist(A, B, "minkowski", p=3).round(10), cdist(A, B, "euclidean").argmin(axis=1))
print(cdist(A > 0, B > 1, "jaccard").round(10))
print(directed_hausdorff(A, B))
