# K-means from drawn, random, given and computed starts; both algorithms agree.
import numpy as np
from sklearn.cluster import KMeans
from sklearn.datasets import make_blobs

np.set_printoptions(precision=12)
X, _ = make_blobs(n_samples=150, centers=4, n_features=3, random_state=1, cluster_std=2.0)
for init in ("k-means++", "random", X[:4], lambda X, n_clusters, random_state: X[random_state.randint(0, len(X), n_clusters)]):
    for algorithm in ("lloyd", "elkan"):
        kmeans = KMeans(4, init=init, n_init=1, algorithm=algorithm, random_state=3).fit(X)
        print(np.bincount(kmeans.labels_), round(kmeans.inertia_, 9), kmeans.n_iter_, kmeans.cluster_centers_[0].round(9))
kmeans = KMeans(5, n_init=10, random_state=7).fit(X)
print(kmeans.labels_[:20], round(kmeans.inertia_, 9), kmeans.n_iter_)
