# A network that gives numbers.
import warnings

import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.neural_network import MLPRegressor
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
X = scale(X)
warnings.simplefilter("ignore")
for solver in ("adam", "sgd", "lbfgs"):
    model = MLPRegressor(hidden_layer_sizes=(6,), solver=solver, max_iter=8, learning_rate_init=0.0005, random_state=0).fit(X, y)
    print(solver, model.n_iter_, round(model.loss_, 9), np.round(model.predict(X[:3]), 9))
two = MLPRegressor(hidden_layer_sizes=(6,), max_iter=5, random_state=0).fit(X, np.c_[y, -y])
print(two.predict(X[:2]).shape, round(two.loss_, 9), two.out_activation_)
count = MLPRegressor(loss="poisson", hidden_layer_sizes=(4,), max_iter=5, random_state=0).fit(X, np.round(y / 50))
print(count.out_activation_, round(count.loss_, 9), np.round(count.predict(X[:2]), 10))
