# K-means with starts of several kinds.
import warnings
import numpy as np
from scipy.cluster.vq import ClusterError, kmeans2

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
rows = np.vstack([rng.normal(0, 1, (15, 2)), rng.normal(6, 1, (15, 2))])
for start in ("random", "points", "++"):
    book, labels = kmeans2(rows, 2, minit=start, seed=3)
    print(start, book.round(9).tolist(), np.bincount(labels))
print(kmeans2(rows, 2, minit="++", rng=1)[0].round(9))
print(kmeans2(rows, np.array([[0.0, 0.0], [5.0, 5.0]]), minit="matrix", iter=2)[1])
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    kmeans2(rows, np.array([[0.0, 0.0], [99.0, 99.0]]), minit="matrix")
print(seen[0].message)
for wrong in (lambda: kmeans2(rows, 2, iter=0), lambda: kmeans2(rows, 2, minit="best"), lambda: kmeans2(rows, 2, missing="skip"),
              lambda: kmeans2(rows, np.array([[99.0, 99.0], [98.0, 98.0]]), minit="matrix", missing="raise")):
    try:
        wrong()
    except (ClusterError, ValueError) as error:
        print(type(error).__name__, error)
