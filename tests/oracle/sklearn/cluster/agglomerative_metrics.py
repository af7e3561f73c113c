# Merges by other metrics and a metric of one's own.
import numpy as np
from sklearn.cluster import AgglomerativeClustering, linkage_tree, ward_tree
from sklearn.metrics import pairwise_distances

np.set_printoptions(precision=12)
X = np.random.RandomState(3).rand(14, 3)
for metric in ("euclidean", "l1", "cosine", "chebyshev", "canberra"):
    for linkage in ("average", "single"):
        found = AgglomerativeClustering(3, metric=metric, linkage=linkage, compute_distances=True).fit(X)
        print(metric, linkage, found.labels_, found.distances_[-1].round(11))
print(AgglomerativeClustering(3, metric=lambda X: pairwise_distances(X, metric="sqeuclidean"), linkage="complete").fit(X).labels_)
children, n_parts, n_leaves, parents, distances = ward_tree(X, return_distance=True)
print(children[-2:].tolist(), n_parts, n_leaves, parents, distances[-2:].round(10))
print(linkage_tree(X, linkage="average")[0][-1].tolist())
