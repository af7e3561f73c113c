# Each kernel, with its own parameters.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.svm import SVC

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
for options in (
    {"kernel": "linear"}, {"kernel": "poly", "degree": 2, "coef0": 1.0}, {"kernel": "rbf", "gamma": "auto"},
    {"kernel": "rbf", "gamma": 0.05, "C": 20.0}, {"kernel": "sigmoid", "gamma": 0.01},
):
    model = SVC(**options).fit(X, y)
    print(options, model.n_support_, np.round(model.intercept_, 9), round(model.score(X, y), 10))
