# ridge_regression gives the coefficients alone.
import numpy as np
from sklearn.linear_model import ridge_regression

np.set_printoptions(precision=12)
X = np.array([[1.0, 2.0, 0.0], [0.0, 1.0, 1.0], [3.0, 1.0, 2.0], [1.0, 0.0, 4.0]])
y = np.array([1.0, 0.5, 3.0, 2.0])
print(np.round(ridge_regression(X, y, alpha=1.0), 11))
print(np.round(ridge_regression(X, y, alpha=1.0, solver="svd", sample_weight=[1, 2, 3, 4]), 11))
print(np.round(ridge_regression(X, np.c_[y, -y], alpha=0.1), 11))
