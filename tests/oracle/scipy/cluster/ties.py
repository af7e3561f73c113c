# Equal distances: the first pair is merged first.
import numpy as np
from scipy.cluster.hierarchy import fcluster, leaves_list, linkage

X = np.array([[0, 0], [0, 1], [1, 0], [1, 1], [5, 5], [5, 6], [6, 5], [6, 6]], dtype=float)
for method in ("single", "complete", "average", "ward", "centroid", "median", "weighted"):
    Z = linkage(X, method)
    print(method, Z[:, :2].astype(int).tolist(), Z[:, 2].round(9).tolist(), leaves_list(Z), fcluster(Z, 2, "maxclust"))
