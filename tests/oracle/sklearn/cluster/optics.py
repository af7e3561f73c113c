# An order of rows, and clusters read from it.
import numpy as np
from sklearn.cluster import OPTICS, cluster_optics_dbscan, cluster_optics_xi
from sklearn.datasets import make_blobs

np.set_printoptions(precision=12)
X = np.array([[1, 2], [2, 5], [3, 6], [8, 7], [8, 8], [7, 3]])
found = OPTICS(min_samples=2).fit(X)
print(found.labels_, found.ordering_, found.reachability_.round(10), found.core_distances_.round(10), found.predecessor_)
blobs, _ = make_blobs(n_samples=60, centers=3, random_state=3, cluster_std=0.8)
found = OPTICS(min_samples=5, xi=0.1).fit(blobs)
print(found.labels_, found.cluster_hierarchy_.tolist())
print(cluster_optics_dbscan(reachability=found.reachability_, core_distances=found.core_distances_, ordering=found.ordering_, eps=1.0))
print(OPTICS(min_samples=0.1, cluster_method="dbscan", eps=0.9, max_eps=2.0).fit(blobs).labels_)
print(cluster_optics_xi(reachability=found.reachability_, predecessor=found.predecessor_, ordering=found.ordering_, min_samples=8)[0][:12])
try:
    OPTICS(min_samples=99).fit(X)
except ValueError as error:
    print(error)
