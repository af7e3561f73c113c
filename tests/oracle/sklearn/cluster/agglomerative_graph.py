# Merges along the edges of a graph.
import warnings
import numpy as np
from sklearn.cluster import AgglomerativeClustering
from sklearn.datasets import make_blobs
from sklearn.neighbors import kneighbors_graph

np.set_printoptions(precision=12)
X, _ = make_blobs(n_samples=30, centers=3, random_state=8)
graph = kneighbors_graph(X, 12, include_self=False)
for linkage in ("ward", "complete", "average", "single"):
    found = AgglomerativeClustering(3, linkage=linkage, connectivity=graph, compute_distances=True).fit(X)
    print(linkage, found.labels_, found.distances_[-3:].round(9), found.n_connected_components_)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    AgglomerativeClustering(3, connectivity=kneighbors_graph(X, 2)).fit(X)
print(seen[0].message)
