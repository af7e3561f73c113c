# A length scale for each column, and searches that start again.
import numpy as np
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import RBF, WhiteKernel

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = rng.randn(30, 2)
y = X[:, 0] + np.cos(X[:, 1]) + 0.05 * rng.randn(30)
model = GaussianProcessRegressor(RBF([1.0, 1.0]) + WhiteKernel(0.1), n_restarts_optimizer=2, random_state=0).fit(X, y)
print(model.kernel_)
print(round(float(model.log_marginal_likelihood()), 9), np.round(model.predict(X[:3]), 9))
try:
    GaussianProcessRegressor(RBF([1.0, 1.0, 1.0])).fit(X, y)
except ValueError as error:
    print(error)
