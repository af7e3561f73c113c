# Weights of rows: repeated rows by another name.
import numpy as np
from sklearn.cluster import DBSCAN, BisectingKMeans, KMeans, MiniBatchKMeans

np.set_printoptions(precision=12)
X = np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [8.0, 8.0], [9.0, 8.0], [20.0, 0.0]])
w = np.array([1, 2, 3, 1, 4, 1])
repeated = np.repeat(X, w, axis=0)
start = X[[0, 3, 5]]
print(KMeans(3, init=start, n_init=1).fit(X, sample_weight=w).cluster_centers_)
print(KMeans(3, init=start, n_init=1).fit(repeated).cluster_centers_, KMeans(2, random_state=0).fit(X, sample_weight=w).inertia_)
print(MiniBatchKMeans(2, random_state=0, n_init=1).fit(X, sample_weight=w).cluster_centers_.round(9))
print(BisectingKMeans(3, random_state=0).fit(X, sample_weight=w).cluster_centers_.round(9), KMeans(3, init=start, n_init=1).fit(X).score(X, sample_weight=w))
print(DBSCAN(eps=1.5, min_samples=4).fit_predict(X, sample_weight=w), DBSCAN(eps=1.5, min_samples=4).fit_predict(repeated))
for wrong in ([1, 2], [[1] * 6]):
    try:
        KMeans(2).fit(X, sample_weight=wrong)
    except ValueError as error:
        print(error)
