# Merges by every linkage, cut at a number of clusters.
import numpy as np
from sklearn.cluster import AgglomerativeClustering
from sklearn.datasets import make_blobs

np.set_printoptions(precision=12)
X, _ = make_blobs(n_samples=40, centers=3, random_state=4)
for linkage in ("ward", "complete", "average", "single"):
    found = AgglomerativeClustering(n_clusters=3, linkage=linkage, compute_distances=True).fit(X)
    print(linkage, found.labels_[:15], found.n_leaves_, found.children_[-2:].tolist(), found.distances_[-2:].round(9))
print(AgglomerativeClustering().fit_predict([[1, 2], [1, 4], [1, 0], [4, 2], [4, 4], [4, 0]]))
print(AgglomerativeClustering(n_clusters=4, metric="manhattan", linkage="average").fit(X).labels_[:15])
