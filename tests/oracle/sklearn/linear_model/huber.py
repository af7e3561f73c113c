# Outliers pull only so much on a Huber regression.
import numpy as np
from sklearn.linear_model import HuberRegressor, LinearRegression

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = rng.randn(60, 2)
y = X @ [1.0, -2.0] + 3 + 0.1 * rng.randn(60)
y[:6] += 30
model = HuberRegressor().fit(X, y)
print(np.round(model.coef_, 9), round(float(model.intercept_), 9), round(float(model.scale_), 11))
print(model.n_iter_, model.outliers_[:8], model.outliers_.sum())
print(np.round(LinearRegression().fit(X, y).coef_, 9))
tight = HuberRegressor(epsilon=1.1, alpha=0.5, fit_intercept=False).fit(X, y, sample_weight=np.linspace(1, 2, 60))
print(np.round(tight.coef_, 9), round(float(tight.scale_), 9), tight.n_iter_)
try:
    HuberRegressor(epsilon=0.5).fit(X, y)
except ValueError as error:
    print(error)
