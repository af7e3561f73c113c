# The linear machine for numbers.
import warnings

import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.preprocessing import scale
from sklearn.svm import LinearSVR

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
X = scale(X)
model = LinearSVR(random_state=0, max_iter=10000).fit(X, y)
print(np.round(model.coef_[:5], 9), np.round(model.intercept_, 9), model.n_iter_)
squared = LinearSVR(loss="squared_epsilon_insensitive", epsilon=1.0).fit(X, y)
print(np.round(squared.coef_[:5], 9), np.round(squared.predict(X[:2]), 9), squared.n_iter_)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    LinearSVR(random_state=0, max_iter=2).fit(X, y)
print(seen[0].category.__name__, seen[0].message)
