# The spatial median of the fits of small samples.
import numpy as np
from sklearn.linear_model import TheilSenRegressor

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = rng.randn(25, 1)
y = 3 * X[:, 0] - 1 + 0.1 * rng.randn(25)
y[:5] = 20
model = TheilSenRegressor(random_state=0).fit(X, y)
print(np.round(model.coef_, 9), round(float(model.intercept_), 9), model.n_iter_)
print(round(model.breakdown_, 10), model.n_subpopulation_)
few = TheilSenRegressor(max_subpopulation=50, random_state=5).fit(np.c_[X, X ** 2], y)
print(np.round(few.coef_, 9), few.n_subpopulation_)
try:
    TheilSenRegressor(n_subsamples=100).fit(X, y)
except ValueError as error:
    print(error)
