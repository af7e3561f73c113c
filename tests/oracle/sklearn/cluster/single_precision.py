# Single precision goes in and comes out.
import numpy as np
from sklearn.cluster import DBSCAN, KMeans
from sklearn.datasets import make_blobs

X, _ = make_blobs(n_samples=40, centers=3, random_state=0)
X = X.astype(np.float32)
kmeans = KMeans(3, random_state=0).fit(X)
print(kmeans.cluster_centers_.dtype, kmeans.transform(X[:2]).dtype, kmeans.labels_.dtype, np.bincount(kmeans.labels_))
print(kmeans.cluster_centers_.round(4), round(float(kmeans.inertia_), 2))
print(DBSCAN(eps=1.0).fit(X).components_.dtype)
