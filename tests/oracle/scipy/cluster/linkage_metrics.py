# Merges from condensed distances, other metrics, and functions named like the methods.
import numpy as np
from scipy.cluster import hierarchy
from scipy.spatial.distance import pdist

np.set_printoptions(precision=12)
X = np.array([[0.0], [2.0], [5.0], [9.0], [9.5]])
print(hierarchy.linkage(pdist(X), "average").round(10).tolist() == hierarchy.average(pdist(X)).round(10).tolist())
print(hierarchy.linkage(X + 1, "complete", metric="canberra").round(10))
for name in ("single", "complete", "weighted", "centroid", "median", "ward"):
    print(name, getattr(hierarchy, name)(pdist(X))[-1].round(9))
for wrong in (
    lambda: hierarchy.linkage(X, "nearest"),
    lambda: hierarchy.linkage(X, "ward", metric="cityblock"),
    lambda: hierarchy.linkage([1.0, np.nan, 2.0]),
    lambda: hierarchy.linkage([1.0, 2.0]),
    lambda: hierarchy.linkage(np.zeros((2, 2, 2))),
):
    try:
        wrong()
    except ValueError as error:
        print(error)
