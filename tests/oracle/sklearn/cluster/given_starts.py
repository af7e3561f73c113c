# Starts that are given lead to their own clusters.
import numpy as np
from sklearn.cluster import KMeans

np.set_printoptions(precision=12)
X = np.array([[0.0, 0.0], [0.0, 1.0], [5.0, 5.0], [6.0, 5.0], [10.0, 0.0], [10.0, 1.0]])
kmeans = KMeans(n_clusters=3, init=np.array([[0.0, 0.0], [5.0, 5.0], [10.0, 0.0]]), n_init=1).fit(X)
print(kmeans.labels_, kmeans.cluster_centers_, kmeans.n_iter_, kmeans.inertia_)
print(KMeans(n_clusters=2, init=[[0, 0], [10, 0]], n_init=1, max_iter=1).fit(X).cluster_centers_)
print(KMeans(n_clusters=2, init="random", n_init=3, random_state=4, tol=0).fit(X).inertia_)
same = [KMeans(3, random_state=np.random.RandomState(1)).fit(X).labels_.tolist() for _ in range(2)]
print(same[0] == same[1], same[0])
