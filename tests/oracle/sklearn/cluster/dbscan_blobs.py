# Clusters, noise and cores of blobs, as the usual example counts them.
import numpy as np
from sklearn import metrics
from sklearn.cluster import DBSCAN
from sklearn.datasets import make_blobs
from sklearn.preprocessing import StandardScaler

np.set_printoptions(precision=12)
X, true = make_blobs(n_samples=300, centers=[[1, 1], [-1, -1], [1, -1]], cluster_std=0.4, random_state=0)
X = StandardScaler().fit_transform(X)
db = DBSCAN(eps=0.3, min_samples=10).fit(X)
labels = db.labels_
print(len(set(labels)) - (1 if -1 in labels else 0), list(labels).count(-1), len(db.core_sample_indices_))
print(round(metrics.homogeneity_score(true, labels), 11), round(metrics.completeness_score(true, labels), 11))
print(round(metrics.adjusted_mutual_info_score(true, labels), 11), round(metrics.silhouette_score(X, labels), 11))
core = np.zeros_like(labels, dtype=bool)
core[db.core_sample_indices_] = True
print(core[:15], db.components_[:2].round(10))
