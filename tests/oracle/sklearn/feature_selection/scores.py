# Scores of single columns against classes or numbers.
import numpy as np
from sklearn.datasets import load_iris, load_diabetes
from sklearn.feature_selection import chi2, f_classif, f_regression, r_regression

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
for score in (f_classif, chi2):
    found, p = score(X, y)
    print(score.__name__, np.round(found, 9).tolist(), [f"{value:.11e}" for value in p])
X, y = load_diabetes(return_X_y=True)
found, p = f_regression(X, y)
print(np.round(found, 9).tolist(), [f"{value:.11e}" for value in p])
print(np.round(r_regression(X, y), 11).tolist())
print(np.round(f_regression(X + 1, y, center=False)[0], 9).tolist())
constant, target = np.array([[1.0, 2], [1, 3], [1, 6]]), np.array([1.0, 2, 4])
print(np.round(f_regression(constant, target), 11), np.round(r_regression(constant, target, force_finite=False), 11))
