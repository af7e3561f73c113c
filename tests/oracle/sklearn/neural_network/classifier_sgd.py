# Steps with momentum, and rates that fall.
import warnings

import numpy as np
from sklearn.datasets import load_iris
from sklearn.neural_network import MLPClassifier
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X = scale(X)
warnings.simplefilter("ignore")
for options in (
    {}, {"momentum": 0.5, "nesterovs_momentum": False}, {"learning_rate": "invscaling"}, {"learning_rate": "adaptive", "tol": 0.01},
):
    model = MLPClassifier((6,), solver="sgd", learning_rate_init=0.1, max_iter=25, batch_size=50, random_state=1, **options).fit(X, y)
    print(options, model.n_iter_, round(model.loss_, 10), np.round(model.intercepts_[-1], 9))
