# Ridge regression on similarities of rows.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.kernel_ridge import KernelRidge

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
X, y = X[:60], y[:60]
for options in ({}, {"kernel": "rbf", "gamma": 2.0}, {"kernel": "poly", "degree": 2, "alpha": 0.1}, {"kernel": "laplacian", "gamma": 1.0}):
    model = KernelRidge(**options).fit(X, y)
    print(options, np.round(model.dual_coef_[:3], 9), np.round(model.predict(X[:2]), 9), round(model.score(X, y), 10))
print(KernelRidge(alpha=0.5, kernel="rbf"))
