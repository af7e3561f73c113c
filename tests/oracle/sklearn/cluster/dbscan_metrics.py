# Dense regions by other metrics and by given distances.
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.cluster import DBSCAN
from sklearn.metrics import pairwise_distances

X = np.array([[1.0, 2.0], [2.0, 2.0], [2.0, 3.5], [8.0, 7.0], [8.0, 8.0], [25.0, 80.0]])
for metric in ("manhattan", "chebyshev", "cosine", "sqeuclidean"):
    print(metric, DBSCAN(eps=1.5 if metric != "cosine" else 0.05, min_samples=2, metric=metric).fit_predict(X))
distances = pairwise_distances(X)
print(DBSCAN(eps=3, min_samples=2, metric="precomputed").fit_predict(distances))
near = csr_matrix(np.where(distances < 2, distances, 0))
print(DBSCAN(eps=3, min_samples=2, metric="precomputed").fit_predict(near))
print(DBSCAN(eps=2, min_samples=2, metric="minkowski", p=3).fit_predict(X))
print(DBSCAN(eps=2, min_samples=2, metric=lambda a, b: abs(a[0] - b[0])).fit_predict(X))
for wrong in (0, -1.0):
    try:
        DBSCAN(eps=wrong).fit(X)
    except ValueError as error:
        print(error)
