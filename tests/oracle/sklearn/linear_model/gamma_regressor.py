# Numbers above zero, whose spread grows with the mean.
import numpy as np
from sklearn.linear_model import GammaRegressor

np.set_printoptions(precision=12)
rng = np.random.RandomState(1)
X = rng.uniform(0, 1, (100, 2))
y = rng.gamma(5.0, np.exp(X @ [1.0, 2.0]) / 5.0)
for solver in ("lbfgs", "newton-cholesky"):
    model = GammaRegressor(alpha=0.1, solver=solver).fit(X, y)
    print(solver, np.round(model.coef_, 9), round(float(model.intercept_), 10), model.n_iter_)
print(round(model.score(X, y), 10), np.round(model.predict(X[:2]), 9))
try:
    GammaRegressor().fit(X, y * 0)
except ValueError as error:
    print(error)
