# Dense regions and noise.
import numpy as np
from sklearn.cluster import DBSCAN, dbscan
from sklearn.datasets import make_moons

X = np.array([[1, 2], [2, 2], [2, 3], [8, 7], [8, 8], [25, 80]])
found = DBSCAN(eps=3, min_samples=2).fit(X)
print(found.labels_, found.core_sample_indices_, found.components_.tolist())
print(found, dbscan(X, eps=1, min_samples=2))
moons, _ = make_moons(100, noise=0.05, random_state=0)
for eps in (0.1, 0.2, 0.3):
    print(eps, np.unique(DBSCAN(eps=eps).fit_predict(moons), return_counts=True))
print(DBSCAN(eps=3, min_samples=2).fit_predict(X, sample_weight=[1, 1, 1, 1, 1, 2]))
