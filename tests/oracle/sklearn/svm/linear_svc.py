# A linear machine for many rows, one class against the rest.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.preprocessing import scale
from sklearn.svm import LinearSVC

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X = scale(X)
model = LinearSVC(random_state=0).fit(X, y)
print(np.round(model.coef_, 9), np.round(model.intercept_, 9), model.n_iter_)
print(np.round(model.decision_function(X[[0, 60]]), 9), round(model.score(X, y), 10))
hinge = LinearSVC(loss="hinge", random_state=0, max_iter=5000).fit(X[50:], y[50:])
print(np.round(hinge.coef_, 9), np.round(hinge.intercept_, 9))
print(LinearSVC(C=0.5, dual=False))
