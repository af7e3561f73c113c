# The tree of merges as a linkage matrix for a dendrogram.
import numpy as np
from scipy.cluster.hierarchy import dendrogram
from sklearn.cluster import AgglomerativeClustering
from sklearn.datasets import load_iris

np.set_printoptions(precision=12)
X = load_iris().data[::15]
model = AgglomerativeClustering(distance_threshold=0, n_clusters=None).fit(X)
counts = np.zeros(model.children_.shape[0])
for i, merge in enumerate(model.children_):
    counts[i] = sum(1 if child < len(model.labels_) else counts[child - len(model.labels_)] for child in merge)
linkage = np.column_stack([model.children_, model.distances_, counts]).astype(float)
print(linkage.round(9), model.n_clusters_)
print(dendrogram(linkage, truncate_mode="level", p=2, no_plot=True)["ivl"])
