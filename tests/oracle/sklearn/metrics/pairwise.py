"""Distances and kernels between rows."""
import numpy as np
from sklearn.metrics import pairwise as p
from sklearn.metrics import pairwise_distances, pairwise_distances_argmin, pairwise_distances_argmin_min, pairwise_kernels

X, Y = np.array([[0, 1.5], [1, 1], [2, 3]]), np.array([[1, 0], [2, 2.5]])
print(np.round(p.euclidean_distances(X, Y), 12).tolist(), p.euclidean_distances(X, squared=True).tolist())
for metric in ("cosine", "manhattan", "l2", "cityblock"):
    print(metric, np.round(pairwise_distances(X, Y, metric=metric), 12).tolist())
print(np.round(pairwise_distances(X, metric=lambda a, b: abs(a - b).max()), 12).tolist())
for metric in ("linear", "rbf", "poly", "sigmoid", "laplacian", "cosine", "chi2", "additive_chi2"):
    print(metric, np.round(pairwise_kernels(X, Y, metric=metric), 12).tolist())
print(np.round(p.rbf_kernel(X, Y, gamma=0.1), 12).tolist(), np.round(p.cosine_similarity(X), 12).tolist())
print(pairwise_distances_argmin(X, Y).tolist(), [part.tolist() for part in pairwise_distances_argmin_min(X, Y)])
print(np.round(p.nan_euclidean_distances([[3, np.nan, 1], [1, 2, np.nan]]), 12).tolist())
print(np.round(p.haversine_distances(np.radians([[-34.8, -58.5], [49.0, 2.5]])) * 6371, 9).tolist())
print(np.round(p.paired_distances(X[:2], Y), 12).tolist(), np.round(p.paired_cosine_distances(X[:2], Y), 12).tolist())
try:
    p.euclidean_distances(X, np.ones((2, 3)))
except ValueError as error:
    print(error)
