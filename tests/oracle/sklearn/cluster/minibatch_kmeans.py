# K-means over batches, whole and step by step.
import numpy as np
from sklearn.cluster import MiniBatchKMeans
from sklearn.datasets import make_blobs

np.set_printoptions(precision=12)
X, _ = make_blobs(n_samples=300, centers=4, random_state=5)
kmeans = MiniBatchKMeans(4, random_state=0, batch_size=50, n_init=3).fit(X)
print(np.bincount(kmeans.labels_), round(kmeans.inertia_, 9), kmeans.n_iter_, kmeans.n_steps_)
print(kmeans.cluster_centers_.round(9))
steps = MiniBatchKMeans(3, random_state=1)
for start in range(0, 300, 100):
    steps.partial_fit(X[start:start + 100])
print(steps.cluster_centers_.round(9), steps.n_steps_, round(steps.inertia_, 9))
print(MiniBatchKMeans(2, random_state=0, max_no_improvement=None, max_iter=5, tol=1e-3, n_init="auto").fit(X).n_steps_)
