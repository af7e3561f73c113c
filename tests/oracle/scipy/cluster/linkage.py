# Merges by every method.
import numpy as np
from scipy.cluster.hierarchy import linkage

np.set_printoptions(precision=12)
X = np.random.RandomState(3).rand(9, 2)
for method in ("single", "complete", "average", "weighted", "centroid", "median", "ward"):
    print(method)
    print(linkage(X, method).round(10))
