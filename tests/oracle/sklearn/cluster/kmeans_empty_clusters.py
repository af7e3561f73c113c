# More clusters than different rows, and one cluster alone.
import warnings
import numpy as np
from sklearn.cluster import KMeans

X = np.array([[1.0, 1.0]] * 4 + [[5.0, 5.0]] * 3)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    kmeans = KMeans(3, random_state=0).fit(X)
    print(kmeans.labels_, kmeans.inertia_)
    KMeans(1, algorithm="elkan", random_state=0).fit(X)
    KMeans(2, init=X[[0, 5]], n_init=5).fit(X)
for warning in seen:
    print(warning.category.__name__, warning.message)
