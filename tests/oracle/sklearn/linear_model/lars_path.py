# The path itself: penalties, columns in use, coefficients.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import lars_path, lars_path_gram

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
y = y - y.mean()
alphas, active, coefs = lars_path(X, y, method="lasso")
print(np.round(alphas, 12))
print(active, coefs.shape, np.round(coefs[:, 4], 9))
again = lars_path_gram(X.T @ y, X.T @ X, n_samples=len(y), method="lasso", return_path=False)
print(np.round(again[2], 8))
try:
    lars_path(X, y, positive=True)
except ValueError as error:
    print(error)
