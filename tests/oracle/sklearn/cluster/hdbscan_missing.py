# Rows that are not finite have labels of their own.
import numpy as np
from sklearn.cluster import HDBSCAN

np.set_printoptions(precision=12)
rng = np.random.RandomState(1)
X = np.vstack([rng.normal(0, 0.3, (10, 2)), rng.normal(5, 0.3, (10, 2)), [[np.nan, 0.0], [np.inf, 1.0]]])
found = HDBSCAN(min_cluster_size=5).fit(X)
print(found.labels_, found.probabilities_.round(10))
for wrong in (lambda: HDBSCAN(min_samples=50).fit(X), lambda: HDBSCAN(metric="precomputed").fit(X),
              lambda: HDBSCAN(min_cluster_size=1).fit(X), lambda: HDBSCAN(algorithm="kd_tree", metric="cosine").fit(X[:20])):
    try:
        wrong()
    except ValueError as error:
        print(error)
