# The dual and the primal form, an l1 penalty, and weights.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.preprocessing import scale
from sklearn.svm import LinearSVC

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X, y = scale(X[50:]), y[50:]
for options in ({"dual": True}, {"dual": False}, {"penalty": "l1", "dual": False}, {"fit_intercept": False}, {"class_weight": {1: 3.0}}):
    model = LinearSVC(random_state=1, C=0.3, **options).fit(X, y)
    print(options, np.round(model.coef_[0], 9), np.round(model.intercept_, 10), model.n_iter_)
for options in ({"penalty": "l1", "loss": "hinge"}, {"loss": "hinge", "dual": False}, {"penalty": "l1", "dual": True}):
    try:
        LinearSVC(**options).fit(X, y)
    except ValueError as error:
        print(error)
