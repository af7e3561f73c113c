# normalize_y, noise for each row, and several targets.
import numpy as np
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import RBF

np.set_printoptions(precision=12)
rng = np.random.RandomState(1)
X = rng.uniform(0, 4, (20, 1))
y = 100 + 10 * np.cos(X).ravel()
model = GaussianProcessRegressor(RBF(1.0, "fixed"), normalize_y=True, alpha=0.05).fit(X, y)
mean, deviation = model.predict([[0.5], [10.0]], return_std=True)
print(np.round(mean, 9), np.round(deviation, 9))
rows = GaussianProcessRegressor(RBF(1.0, "fixed"), alpha=np.linspace(0.01, 0.2, 20)).fit(X, np.c_[y, -y] / 100)
mean, deviation = rows.predict([[0.5]], return_std=True)
print(np.round(mean, 9), np.round(deviation, 10))
try:
    GaussianProcessRegressor(alpha=np.ones(3)).fit(X, y)
except ValueError as error:
    print(error)
