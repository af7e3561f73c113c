# Reachability under other settings and metrics.
import warnings
import numpy as np
from sklearn.cluster import OPTICS, compute_optics_graph
from sklearn.datasets import make_blobs
from sklearn.metrics import pairwise_distances

np.set_printoptions(precision=12)
X, _ = make_blobs(n_samples=40, centers=2, random_state=11)
for options in ({"metric": "manhattan"}, {"p": 1}, {"max_eps": 1.5}, {"min_cluster_size": 0.2, "xi": 0.2}, {"predecessor_correction": False}):
    found = OPTICS(min_samples=4, **options).fit(X)
    print(options, found.labels_[:15], found.ordering_[:8], found.reachability_[1:4].round(10))
given = OPTICS(min_samples=4, metric="precomputed").fit(pairwise_distances(X))
print((given.ordering_ == OPTICS(min_samples=4).fit(X).ordering_).all())
order, cores, reach, before = compute_optics_graph(X, min_samples=4, max_eps=np.inf, metric="minkowski", p=2, metric_params=None,
                                                   algorithm="auto", leaf_size=30, n_jobs=None)
print(order[:5], cores[:3].round(10), before[:5])
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    OPTICS(min_samples=4, max_eps=1e-3).fit(X)
print(seen[0].message)
