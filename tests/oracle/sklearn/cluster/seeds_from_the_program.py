# Without a seed the numbers of the whole program are drawn.
import numpy as np
from sklearn.cluster import KMeans, MiniBatchKMeans
from sklearn.datasets import make_blobs

np.set_printoptions(precision=12)
X, _ = make_blobs(n_samples=50, centers=4, random_state=0)
np.random.seed(7)
first = KMeans(4, n_init=1).fit(X)
print(first.labels_[:12], round(first.inertia_, 9))
print(MiniBatchKMeans(4, n_init=1, batch_size=10).fit(X).cluster_centers_.round(9))
print(np.random.rand(2).round(10))
