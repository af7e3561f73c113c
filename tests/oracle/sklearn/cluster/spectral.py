# Parts of a graph of affinities, up to the order of labels.
import numpy as np
from sklearn.cluster import SpectralClustering, spectral_clustering
from sklearn.datasets import make_circles
from sklearn.metrics import adjusted_rand_score
from sklearn.metrics.pairwise import rbf_kernel

X = np.array([[1, 1], [2, 1], [1, 0], [4, 7], [3, 5], [3, 6]])
for assign in ("kmeans", "discretize", "cluster_qr"):
    print(assign, SpectralClustering(n_clusters=2, assign_labels=assign, random_state=0).fit(X).labels_)
circles, y = make_circles(120, factor=0.4, noise=0.03, random_state=0)
for affinity in ("nearest_neighbors", "rbf"):
    found = SpectralClustering(2, affinity=affinity, gamma=20, random_state=0).fit(circles)
    print(affinity, adjusted_rand_score(y, found.labels_), found.affinity_matrix_.shape)
print(adjusted_rand_score(y, spectral_clustering(rbf_kernel(circles, gamma=20), n_clusters=2, random_state=0)))
