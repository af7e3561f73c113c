# Merges cut at a distance, and given distances.
import numpy as np
from sklearn.cluster import AgglomerativeClustering
from sklearn.metrics import pairwise_distances

np.set_printoptions(precision=12)
X = np.array([[0.0], [1.0], [4.0], [5.5], [20.0]])
found = AgglomerativeClustering(n_clusters=None, distance_threshold=3.0).fit(X)
print(found.n_clusters_, found.labels_, found.distances_.round(9), found.children_.tolist())
given = AgglomerativeClustering(n_clusters=2, metric="precomputed", linkage="complete").fit(pairwise_distances(X))
print(given.labels_, given.n_connected_components_)
for wrong in (
    AgglomerativeClustering(n_clusters=2, distance_threshold=1.0),
    AgglomerativeClustering(n_clusters=None),
    AgglomerativeClustering(linkage="ward", metric="manhattan"),
    AgglomerativeClustering(n_clusters=9),
):
    try:
        wrong.fit(X)
    except ValueError as error:
        print(error)
