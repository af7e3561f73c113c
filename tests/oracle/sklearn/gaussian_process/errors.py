# What is refused, and how processes are written.
import numpy as np
from sklearn.gaussian_process import GaussianProcessClassifier, GaussianProcessRegressor
from sklearn.gaussian_process.kernels import RBF, CompoundKernel, DotProduct

X, y = np.array([[0.0], [0.0], [1.0]]), np.array([0.0, 1.0, 2.0])
for attempt in (
    lambda: GaussianProcessRegressor(alpha=-1).fit(X, y),
    lambda: GaussianProcessRegressor(n_restarts_optimizer=-1).fit(X, y),
    lambda: GaussianProcessRegressor(n_targets=2).fit(X, y),
    lambda: GaussianProcessClassifier(max_iter_predict=0).fit(X, [0, 1, 1]),
    lambda: GaussianProcessClassifier(CompoundKernel([RBF()])).fit(X, [0, 1, 1]),
    lambda: GaussianProcessClassifier().predict(X),
    lambda: GaussianProcessRegressor(DotProduct(), alpha=0.0, optimizer=None).fit(X, y),
):
    try:
        attempt()
    except Exception as error:
        print(type(error).__name__, error.args[0])
print(GaussianProcessRegressor(kernel=1.0 * RBF(), alpha=0.1))
print(GaussianProcessClassifier(RBF(2.0), n_restarts_optimizer=3))
