# One pass at a time, and going on from an earlier fit.
import warnings

import numpy as np
from sklearn.datasets import load_iris
from sklearn.neural_network import MLPClassifier
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X = scale(X)
warnings.simplefilter("ignore")
model = MLPClassifier((5,), random_state=0)
for start in range(3):
    model.partial_fit(X[start::3], y[start::3], classes=[0, 1, 2])
print(model.t_, np.round(model.loss_curve_, 9))
warm = MLPClassifier((5,), max_iter=3, warm_start=True, random_state=0).fit(X, y).fit(X, y)
print(warm.n_iter_, np.round(warm.loss_curve_, 9))
for attempt in (
    lambda: MLPClassifier().partial_fit(X, y),
    lambda: MLPClassifier(early_stopping=True).partial_fit(X, y, classes=[0, 1, 2]),
    lambda: warm.fit(X[:100], y[:100]),
):
    try:
        attempt()
    except ValueError as error:
        print(error)
print(hasattr(MLPClassifier(solver="lbfgs"), "partial_fit"))
