# Every way of searching gives the same distances.
import numpy as np
from sklearn.neighbors import KNeighborsRegressor, NearestNeighbors

np.set_printoptions(precision=12)
rng = np.random.RandomState(5)
X, q = rng.rand(60, 4), rng.rand(3, 4)
for metric in ("euclidean", "manhattan", "chebyshev"):
    for algorithm in ("brute", "kd_tree", "ball_tree", "auto"):
        near = NearestNeighbors(n_neighbors=3, algorithm=algorithm, metric=metric, leaf_size=5).fit(X)
        distances, places = near.kneighbors(q)
        print(metric, algorithm, places.tolist(), distances[0].round(11), near._fit_method, near.effective_metric_)
wide = NearestNeighbors(n_neighbors=2).fit(rng.rand(30, 20))
print(wide._fit_method, NearestNeighbors(n_neighbors=40).fit(X)._fit_method, KNeighborsRegressor().fit(X, X[:, 0]).effective_metric_params_)
