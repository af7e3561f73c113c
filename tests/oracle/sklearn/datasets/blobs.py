# make_blobs and make_classification: clouds, centres and options.
import numpy as np
from sklearn.datasets import make_blobs, make_classification, make_regression

np.set_printoptions(precision=12)
X, y = make_blobs(n_samples=6, centers=3, n_features=2, random_state=0)
print(X.round(10).tolist(), y)
X, y, centers = make_blobs(n_samples=[2, 3], cluster_std=[0.1, 0.5], random_state=1, return_centers=True, center_box=(0, 5))
print(X.round(10).tolist(), y, centers.round(13).tolist())
X, y = make_classification(n_samples=5, n_features=4, n_classes=2, weights=[0.7], class_sep=2.0, flip_y=0, random_state=5)
print(X.round(10).tolist(), y)
bunch = make_classification(n_samples=4, n_features=5, n_repeated=1, return_X_y=False, random_state=0)
print(bunch.feature_info, bunch.X.shape, bunch.y)
X, y = make_regression(n_samples=4, n_features=3, effective_rank=2, tail_strength=0.3, random_state=0)
print(y.round(9))
for call in (lambda: make_blobs(n_samples=[2, 3], centers=[[0, 0]]), lambda: make_classification(n_informative=1, n_classes=3),
             lambda: make_classification(n_features=2, n_informative=2, n_redundant=2)):
    try:
        call()
    except ValueError as e:
        print(e)
