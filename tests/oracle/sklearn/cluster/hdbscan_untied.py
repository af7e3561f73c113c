# HDBSCAN where no two merges are equally long: each row is its own neighbour, and all distances differ.
import numpy as np
from sklearn.cluster import HDBSCAN
from sklearn.datasets import make_blobs, make_circles, make_moons

np.set_printoptions(precision=12)
blobs, _ = make_blobs(n_samples=[30, 40, 25], centers=None, random_state=3, cluster_std=[0.4, 0.9, 0.6])
circles = make_circles(120, noise=0.05, factor=0.4, random_state=0)[0]
moons = make_moons(150, noise=0.06, random_state=3)[0]
for X in (blobs, circles, moons):
    for method in ("leaf", "eom"):
        for size in (3, 5, 8, 12):
            found = HDBSCAN(min_cluster_size=size, min_samples=1, cluster_selection_method=method).fit(X)
            print(method, size, np.unique(found.labels_, return_counts=True), found.probabilities_.mean().round(12))
print(HDBSCAN(min_cluster_size=5, min_samples=1, cluster_selection_method="leaf").fit(blobs).labels_)
print(HDBSCAN(min_cluster_size=5, min_samples=1, cluster_selection_method="leaf").fit(moons).probabilities_[:20])
