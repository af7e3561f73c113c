# Quasi-Newton steps over all rows at once.
import warnings

import numpy as np
from sklearn.datasets import load_iris
from sklearn.neural_network import MLPClassifier
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
warnings.simplefilter("ignore")
for rounds in (1, 5, 15):
    model = MLPClassifier((5,), solver="lbfgs", max_iter=rounds, random_state=0, activation="tanh").fit(scale(X), y)
    print(model.n_iter_, round(model.loss_, 10), np.round(model.coefs_[1][0], 10))
print(hasattr(model, "loss_curve_"), model.predict(scale(X)[::30]))
