# k-means as functions: whole runs and starts alone.
import numpy as np
from sklearn.cluster import k_means, kmeans_plusplus

X = np.array([[1, 2], [1, 4], [1, 0], [10, 2], [10, 4], [10, 0]])
print(k_means(X, n_clusters=2, n_init="auto", random_state=0, return_n_iter=True))
print(kmeans_plusplus(X, n_clusters=3, random_state=0))
print(kmeans_plusplus(X, n_clusters=2, random_state=1, n_local_trials=1, sample_weight=[1, 1, 1, 5, 5, 5])[1])
try:
    kmeans_plusplus(X, n_clusters=9)
except ValueError as error:
    print(error)
