# Metrics with weights of the dimensions.
import numpy as np
from scipy.spatial.distance import cdist, cityblock, euclidean, hamming, pdist, sqeuclidean

np.set_printoptions(precision=12)
u, v, w = [1.0, 2.0, 3.0], [2.0, 2.0, 5.0], [1.0, 0.5, 2.0]
print(round(float(euclidean(u, v, w)), 10), cityblock(u, v, w), sqeuclidean(u, v, w), round(float(hamming(u, v, w)), 11))
X = np.array([u, v, [0.0, 1.0, 1.0]])
print(pdist(X, "euclidean", w=w).round(10), pdist(X, "cityblock", w=w), cdist(X[:1], X, "chebyshev", w=w))
print(pdist(X, "minkowski", p=4, w=w).round(10), pdist(X, "seuclidean", V=[1.0, 2.0, 3.0]).round(10))
