# Sparse rows are clustered like dense ones.
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.cluster import DBSCAN, Birch, KMeans, MiniBatchKMeans
from sklearn.datasets import make_blobs

np.set_printoptions(precision=12)
X, _ = make_blobs(n_samples=60, centers=3, random_state=1, center_box=(0, 10))
sparse = csr_matrix(X)
print(KMeans(3, random_state=0, n_init=2).fit(sparse).labels_[:20], round(KMeans(3, random_state=0).fit(sparse).inertia_, 9))
print(KMeans(3, random_state=0).fit(X).predict(sparse)[:20])
print(MiniBatchKMeans(3, random_state=0, batch_size=20).fit(sparse).cluster_centers_.round(9))
print(np.unique(DBSCAN(eps=1.0).fit_predict(sparse), return_counts=True), np.bincount(Birch(n_clusters=3).fit_predict(sparse)))
