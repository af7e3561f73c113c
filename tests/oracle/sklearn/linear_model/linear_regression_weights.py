# Rows with weights: a weight of two is the row twice.
import numpy as np
from sklearn.linear_model import LinearRegression

np.set_printoptions(precision=12)
X = np.array([[1.0, 2.0], [2.0, 0.5], [3.0, 1.0], [4.0, 5.0]])
y = np.array([1.0, 2.0, 2.5, 4.0])
weighted = LinearRegression().fit(X, y, sample_weight=[1, 2, 1, 1])
twice = LinearRegression().fit(X[[0, 1, 1, 2, 3]], y[[0, 1, 1, 2, 3]])
print(np.round(weighted.coef_, 11), round(float(weighted.intercept_), 12))
print(np.allclose(weighted.coef_, twice.coef_))
print(np.round(LinearRegression(fit_intercept=False).fit(X, y).coef_, 11))
print(LinearRegression(fit_intercept=False).fit(X, y).intercept_)
