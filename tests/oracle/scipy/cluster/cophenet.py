# How far apart pairs are merged.
import numpy as np
from scipy.cluster.hierarchy import cophenet, correspond, is_isomorphic, is_monotonic, is_valid_linkage, linkage, num_obs_linkage
from scipy.spatial.distance import pdist, squareform

np.set_printoptions(precision=12)
X = np.random.RandomState(1).rand(7, 3)
Z = linkage(X, "average")
print(squareform(cophenet(Z)).round(11))
for method in ("single", "complete", "average", "ward"):
    print(method, round(float(cophenet(linkage(X, method), pdist(X))[0]), 11))
print(is_valid_linkage(Z), is_monotonic(Z), num_obs_linkage(Z), correspond(Z, pdist(X)), is_isomorphic([1, 1, 2], [5, 5, 3]))
for wrong in (Z[:, :3], Z.astype(int), np.array([[0.0, 5.0, 1.0, 2.0], [1.0, 2.0, 2.0, 3.0]]), np.array([[0.0, 1.0, 1.0, 2.0], [0.0, 2.0, 2.0, 3.0]])):
    try:
        is_valid_linkage(wrong, throw=True, name="Z")
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
