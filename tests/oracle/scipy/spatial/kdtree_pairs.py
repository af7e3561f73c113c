# Pairs within a radius, in one tree and across two.
import numpy as np
from scipy.spatial import KDTree, cKDTree

rng = np.random.RandomState(0)
a, b = KDTree(rng.rand(12, 2)), KDTree(rng.rand(8, 2))
print(sorted(a.query_pairs(0.2)))
print([sorted(found) for found in a.query_ball_tree(b, 0.15)])
print(a.count_neighbors(b, [0.1, 0.3, 0.9]), a.count_neighbors(b, 0.3))
print(a.sparse_distance_matrix(b, 0.2).toarray().sum().round(10))
print({pair: round(value, 11) for pair, value in sorted(cKDTree(a.data).sparse_distance_matrix(cKDTree(b.data), 0.12, output_type="dict").items())})
for wrong in (lambda: a.query([1, 2, 3]), lambda: a.query([0, 0], k=0), lambda: a.query([0, 0], p=0.5), lambda: KDTree([1, 2])):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, error)
