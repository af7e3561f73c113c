# Before any data: the mean is zero, and the kernel says the rest.
import numpy as np
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import RBF

np.set_printoptions(precision=12)
model = GaussianProcessRegressor(2.0 * RBF(1.5))
mean, deviation = model.predict([[0.0], [1.0]], return_std=True)
print(mean, np.round(deviation, 9))
print(np.round(model.predict([[0.0], [1.0]], return_cov=True)[1], 9))
print(model.sample_y([[0.0], [1.0], [2.0]], n_samples=4).shape)
try:
    model.predict([[0.0]], return_std=True, return_cov=True)
except RuntimeError as error:
    print(error)
