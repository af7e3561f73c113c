# Clusters that last, and how sure each row is.
import numpy as np
from sklearn.cluster import HDBSCAN
from sklearn.datasets import make_blobs

np.set_printoptions(precision=12)
X, _ = make_blobs(n_samples=[30, 40, 25], centers=None, random_state=3, cluster_std=[0.4, 0.9, 0.6])
found = HDBSCAN(min_cluster_size=8).fit(X)
print(found.labels_, found.probabilities_[:12].round(10))
print(np.unique(HDBSCAN(min_cluster_size=12, cluster_selection_method="leaf").fit_predict(X)))
print(np.unique(HDBSCAN(cluster_selection_epsilon=1.0).fit_predict(X)), np.unique(HDBSCAN(allow_single_cluster=True).fit_predict(X)))
centers = HDBSCAN(min_cluster_size=8, store_centers="both").fit(X)
print(centers.centroids_.round(10), centers.medoids_.round(10))
print(found.dbscan_clustering(cut_distance=0.5)[:20])
