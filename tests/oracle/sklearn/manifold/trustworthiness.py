# How far neighbours in a layout are neighbours of the rows.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.decomposition import PCA
from sklearn.manifold import trustworthiness
from sklearn.metrics import pairwise_distances

X = np.random.RandomState(0).rand(60, 5)
layout = PCA(n_components=2).fit_transform(X)
print(round(trustworthiness(X, layout), 11), round(trustworthiness(X, layout, n_neighbors=12), 11), trustworthiness(X, X))
print(round(trustworthiness(X, X[:, :2], metric="cosine"), 11))
print(round(trustworthiness(pairwise_distances(X), X[:, :3], metric="precomputed"), 11))
try:
    trustworthiness(X, layout, n_neighbors=30)
except ValueError as error:
    print(error)
