# Numbers by the mean of the nearest rows.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.neighbors import KNeighborsRegressor, RadiusNeighborsRegressor

np.set_printoptions(precision=12)
print(KNeighborsRegressor(n_neighbors=2).fit([[0], [1], [2], [3]], [0, 0, 1, 1]).predict([[1.5]]))
X, y = load_diabetes(return_X_y=True)
for options in ({}, {"n_neighbors": 12, "weights": "distance"}, {"algorithm": "brute"}, {"weights": lambda d: np.exp(-d)}):
    model = KNeighborsRegressor(**options).fit(X[:300], y[:300])
    print(model.predict(X[300:304]).round(9), round(model.score(X[300:], y[300:]), 11))
print(KNeighborsRegressor(3).fit(X[:, :2], np.c_[y, -y]).predict(X[:2, :2]).round(9))
near = RadiusNeighborsRegressor(radius=0.06, weights="distance").fit(X[:, :3], y)
print(near.predict(X[:3, :3] + 0.001).round(9))
