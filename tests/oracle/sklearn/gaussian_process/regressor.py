# Numbers with their uncertainty.
import numpy as np
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import RBF, WhiteKernel

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = np.sort(rng.uniform(0, 5, 25))[:, None]
y = np.sin(X).ravel() + 0.1 * rng.randn(25)
model = GaussianProcessRegressor(1.0 * RBF(1.0) + WhiteKernel(0.1), random_state=0).fit(X, y)
print(model.kernel_)
print(round(model.log_marginal_likelihood_value_, 9), round(model.score(X, y), 10))
mean, deviation = model.predict([[1.0], [6.0]], return_std=True)
print(np.round(mean, 10), np.round(deviation, 10))
print(np.round(model.predict([[1.0], [6.0]], return_cov=True)[1], 10))
print(model.X_train_.shape, model.alpha_.shape, model.L_.shape)
