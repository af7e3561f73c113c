# Clusters cut in two, the one with the largest inertia or the most rows first.
import numpy as np
from sklearn.cluster import BisectingKMeans
from sklearn.datasets import make_blobs

np.set_printoptions(precision=12)
X, _ = make_blobs(n_samples=120, centers=5, random_state=2)
for strategy in ("biggest_inertia", "largest_cluster"):
    for init in ("random", "k-means++"):
        found = BisectingKMeans(5, init=init, random_state=0, bisecting_strategy=strategy, n_init=2).fit(X)
        print(strategy, init, np.bincount(found.labels_), round(found.inertia_, 9), found.predict(X[:8]))
print(found.cluster_centers_.round(9))
