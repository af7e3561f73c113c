# Rows that stand for others.
import numpy as np
from sklearn.cluster import AffinityPropagation, affinity_propagation
from sklearn.datasets import make_blobs
from sklearn.metrics.pairwise import euclidean_distances

X = np.array([[1, 2], [1, 4], [1, 0], [4, 2], [4, 4], [4, 0]])
found = AffinityPropagation(random_state=5).fit(X)
print(found.labels_, found.cluster_centers_, found.cluster_centers_indices_, found.n_iter_, found.predict([[0, 0], [4, 4]]))
blobs, _ = make_blobs(n_samples=60, centers=3, random_state=0)
found = AffinityPropagation(preference=-50, damping=0.7, random_state=0).fit(blobs)
print(found.cluster_centers_indices_, found.labels_[:20], found.n_iter_)
print(affinity_propagation(-euclidean_distances(X, squared=True), random_state=0, return_n_iter=True))
