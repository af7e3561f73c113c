# Irises laid out by several methods: how well neighbours stay.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.manifold import MDS, Isomap, SpectralEmbedding, trustworthiness
from sklearn.preprocessing import StandardScaler

X = StandardScaler().fit_transform(load_iris().data)[::2] + 1e-3 * np.random.RandomState(0).rand(75, 4)
print(round(trustworthiness(X, Isomap(n_neighbors=12).fit_transform(X)), 10))
print(round(trustworthiness(X, MDS(n_init=1, random_state=0, max_iter=100).fit_transform(X)), 10))
print(round(trustworthiness(X, SpectralEmbedding(affinity="rbf", random_state=0).fit_transform(X)), 10))
