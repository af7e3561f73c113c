# NMF: a matrix without negative numbers as the product of two.
import numpy as np
from sklearn.decomposition import NMF

np.set_printoptions(precision=12)
X = np.array([[1.0, 1, 0.5], [2, 1, 0], [3, 1.2, 1], [4, 1, 2], [5, 0.8, 1], [6, 1, 0.2]])
for options in ({"init": "random", "random_state": 0}, {"init": "nndsvd"}, {"init": "nndsvda"}, {"init": "nndsvdar", "random_state": 1},
                {"init": "random", "random_state": 0, "shuffle": True}, {"alpha_W": 0.01, "l1_ratio": 0.5, "random_state": 0}):
    model = NMF(n_components=2, **options)
    W = model.fit_transform(X)
    print(options, np.round(W[:2], 10).tolist(), np.round(model.components_, 9).tolist(), round(model.reconstruction_err_, 9), model.n_iter_)
print(np.round(model.transform(X[:2]), 10).tolist(), np.round(model.inverse_transform(W)[0], 9), model)
try:
    NMF(2).fit(-X)
except ValueError as e:
    print(e)
