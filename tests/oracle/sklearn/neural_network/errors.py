# Parameters out of their range.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.neural_network import MLPClassifier, MLPRegressor

X, y = load_iris(return_X_y=True)
for options in (
    {"hidden_layer_sizes": (3, -1)}, {"alpha": -1}, {"max_iter": 0}, {"momentum": 2}, {"validation_fraction": 1}, {"beta_1": 1.0},
    {"learning_rate_init": 0}, {"shuffle": "yes"},
):
    try:
        MLPClassifier(**options).fit(X, y)
    except ValueError as error:
        print(error)
try:
    MLPRegressor().predict(X)
except ValueError as error:
    print(type(error).__name__, error)
