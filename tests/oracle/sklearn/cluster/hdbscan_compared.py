# HDBSCAN beside DBSCAN on data with equal distances: sizes of clusters, agreement, and both ways to cut the tree.
import numpy as np
from sklearn.cluster import DBSCAN, HDBSCAN
from sklearn.datasets import load_iris, make_moons
from sklearn.metrics import adjusted_rand_score

X, y = load_iris(return_X_y=True)
moons, halves = make_moons(200, noise=0.05, random_state=0)
grid = np.array([[i, j] for i in range(6) for j in range(6)] + [[i + 20, j] for i in range(4) for j in range(4)], dtype=float)
for name, data in (("iris", X), ("moons", moons), ("grid", grid)):
    for algorithm in ("brute", "kd_tree", "ball_tree"):
        found = HDBSCAN(min_cluster_size=5, algorithm=algorithm).fit(data)
        print(name, algorithm, np.unique(found.labels_, return_counts=True)[1])
    cut = found.dbscan_clustering(cut_distance=0.5, min_cluster_size=5)
    print(name, np.unique(cut, return_counts=True)[1], np.unique(DBSCAN(eps=0.5, min_samples=5).fit_predict(data), return_counts=True)[1])
print(round(adjusted_rand_score(y, HDBSCAN(min_cluster_size=15).fit_predict(X)), 11))
print(round(adjusted_rand_score(halves, HDBSCAN(min_cluster_size=15).fit_predict(moons)), 11))
