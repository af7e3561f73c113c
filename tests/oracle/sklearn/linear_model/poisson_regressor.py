# Counts, whose logarithm of the mean is linear.
import numpy as np
from sklearn.linear_model import PoissonRegressor

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = rng.uniform(-1, 1, (120, 3))
y = rng.poisson(np.exp(0.5 + X @ [1.0, -0.5, 0.0]))
model = PoissonRegressor(alpha=0.01).fit(X, y)
print(np.round(model.coef_, 9), round(float(model.intercept_), 10), model.n_iter_)
print(np.round(model.predict(X[:3]), 9), round(model.score(X, y), 10))
newton = PoissonRegressor(alpha=0.01, solver="newton-cholesky").fit(X, y, sample_weight=np.linspace(1, 2, 120))
print(np.round(newton.coef_, 9), newton.n_iter_)
try:
    PoissonRegressor().fit(X, y - 5)
except ValueError as error:
    print(error)
