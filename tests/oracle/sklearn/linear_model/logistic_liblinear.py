# One class against the rest, by coordinate and trust-region steps.
import warnings

import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    model = LogisticRegression(solver="liblinear", random_state=0).fit(X, y)
print(seen[0].category.__name__, str(seen[0].message)[:90])
print(np.round(model.coef_, 9), np.round(model.intercept_, 9), model.n_iter_)
print(np.round(model.predict_proba(X[[0, 60, 120]]), 10))
weighted = LogisticRegression(solver="liblinear", class_weight={0: 2.0, 1: 1.0}, intercept_scaling=10).fit(X[:100], y[:100])
print(np.round(weighted.coef_, 9), np.round(weighted.intercept_, 9))
