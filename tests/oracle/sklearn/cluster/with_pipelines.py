# Clusterers in pipelines, cloned, and as steps that transform.
import numpy as np
from sklearn.base import clone, is_clusterer
from sklearn.cluster import DBSCAN, KMeans
from sklearn.datasets import load_iris
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
line = make_pipeline(StandardScaler(), KMeans(n_clusters=3, n_init=5, random_state=1))
print(np.bincount(line.fit_predict(X)), round(line.score(X), 9))
print(line.named_steps["kmeans"].cluster_centers_.round(9))
print(clone(KMeans(4, tol=0.1)), is_clusterer(DBSCAN()), KMeans(3).set_params(n_clusters=2).get_params()["n_clusters"])
print(np.unique(make_pipeline(StandardScaler(), DBSCAN(eps=0.6)).fit_predict(X), return_counts=True))
