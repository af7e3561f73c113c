# A tree of small clusters, clustered as a whole.
import warnings
import numpy as np
from sklearn.cluster import Birch
from sklearn.datasets import make_blobs

np.set_printoptions(precision=12)
X = [[0, 1], [0.3, 1], [-0.3, 1], [0, -1], [0.3, -1], [-0.3, -1]]
found = Birch(n_clusters=None).fit(X)
print(found.labels_, found.subcluster_centers_.round(9), found.predict([[0, 2], [1, -1]]))
blobs, _ = make_blobs(n_samples=100, centers=4, random_state=9)
found = Birch(threshold=0.8, branching_factor=5, n_clusters=4).fit(blobs)
print(np.bincount(found.labels_), found.subcluster_centers_.shape, found.subcluster_centers_[:3].round(9), found.subcluster_labels_[:10])
found = Birch(threshold=0.8, n_clusters=3).partial_fit(blobs[:50]).partial_fit(blobs[50:])
print(found.predict(blobs[:10]), found.transform(blobs[:1]).round(9)[0, :4])
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    Birch(threshold=100.0, n_clusters=3).fit(X)
print(seen[0].category.__name__, seen[0].message)
