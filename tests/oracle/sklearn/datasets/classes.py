"""Made data with classes."""
import numpy as np
from sklearn.datasets import make_blobs, make_classification, make_gaussian_quantiles, make_hastie_10_2, make_multilabel_classification

X, y = make_classification(n_samples=20, random_state=0)
print(X.shape, X[0].round(10).tolist(), y.tolist())
X, y = make_classification(n_samples=30, n_features=8, n_informative=4, n_redundant=1, n_repeated=1, n_classes=3, weights=[0.6, 0.3], flip_y=0.1, class_sep=2, random_state=7)
print(X[:2].round(10).tolist(), y.tolist())
X, y = make_classification(n_samples=10, n_features=5, hypercube=False, shift=None, scale=None, shuffle=False, random_state=3)
print(X[:2].round(9).tolist(), y.tolist())
X, y = make_blobs(n_samples=9, random_state=42)
print(X.round(10).tolist(), y.tolist())
X, y, centers = make_blobs(n_samples=[3, 4], centers=[[0, 0], [5, 5]], cluster_std=[0.5, 1], random_state=1, return_centers=True)
print(X.round(10).tolist(), y.tolist(), centers.tolist())
X, y = make_gaussian_quantiles(n_samples=8, random_state=0)
print(X.round(10).tolist(), y.tolist())
X, y = make_hastie_10_2(n_samples=5, random_state=0)
print(X[0].round(10).tolist(), y.tolist())
X, Y = make_multilabel_classification(n_samples=4, n_features=6, random_state=0)
print(X.tolist(), Y.tolist())
for options in (dict(n_informative=30), dict(n_classes=5), dict(weights=[0.1] * 7)):
    try:
        make_classification(**options)
    except ValueError as error:
        print(error)
