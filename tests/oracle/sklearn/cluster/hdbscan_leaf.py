# HDBSCAN that takes the leaves of the tree: labels, sizes and how sure each row is.
import numpy as np
from sklearn.cluster import HDBSCAN
from sklearn.datasets import load_iris, load_wine, make_blobs, make_circles
from sklearn.preprocessing import StandardScaler

blobs, _ = make_blobs(n_samples=[30, 40, 25], centers=None, random_state=3, cluster_std=[0.4, 0.9, 0.6])
for X in (blobs, load_iris().data, StandardScaler().fit_transform(load_wine().data), make_circles(120, noise=0.05, factor=0.4, random_state=0)[0]):
    for size in (5, 8, 12):
        found = HDBSCAN(min_cluster_size=size, cluster_selection_method="leaf").fit(X)
        print(size, np.unique(found.labels_, return_counts=True), found.probabilities_.mean().round(12))
print(HDBSCAN(min_cluster_size=8, cluster_selection_method="leaf").fit_predict(blobs))
