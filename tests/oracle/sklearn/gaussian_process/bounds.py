# A number that ends on its bound is warned about.
import warnings

import numpy as np
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import RBF, WhiteKernel

X = np.linspace(0, 6, 20)[:, None]
y = np.sin(X).ravel()
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    model = GaussianProcessRegressor(RBF(0.5, (0.1, 1.0)) + WhiteKernel(0.1, (1e-3, 1.0))).fit(X, y)
for warning in seen:
    print(warning.category.__name__, warning.message)
print(model.kernel_)
