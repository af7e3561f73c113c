# A linear function below which a share of the rows lies.
import numpy as np
from sklearn.linear_model import QuantileRegressor

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = rng.uniform(0, 5, (41, 1))
y = 1 + 2 * X[:, 0] + rng.uniform(-1, 1, 41) * X[:, 0]
for quantile in (0.1, 0.5, 0.9):
    model = QuantileRegressor(quantile=quantile, alpha=0).fit(X, y)
    print(quantile, np.round(model.coef_, 9), round(float(model.intercept_), 9), round(float(np.mean(y <= model.predict(X) + 1e-9)), 10))
shrunk = QuantileRegressor(quantile=0.5, alpha=0.5).fit(X, y)
print(np.round(shrunk.coef_, 6), round(float(shrunk.intercept_), 9))
try:
    QuantileRegressor(quantile=2).fit(X, y)
except ValueError as error:
    print(error)
