# Distances of all pairs, condensed and square.
import numpy as np
from scipy.spatial.distance import num_obs_y, pdist, squareform

np.set_printoptions(precision=12)
X = np.array([[0.0, 0.0], [3.0, 4.0], [6.0, 8.0], [1.0, 1.0]])
condensed = pdist(X)
print(condensed.round(9), num_obs_y(condensed))
print(squareform(condensed).round(9))
print((squareform(squareform(condensed)) == condensed).all())
for metric in ("cityblock", "chebyshev", "cosine", "sqeuclidean", "correlation"):
    print(metric, pdist(X + 1, metric).round(11))
print(pdist(X, "minkowski", p=1.5).round(9), pdist(X, lambda a, b: abs(a - b).max()))
print(pdist(X, "seuclidean").round(10), pdist(X[:, :2] + [[0, 0], [0, 1], [1, 0], [0, 0]], "mahalanobis").round(10))
