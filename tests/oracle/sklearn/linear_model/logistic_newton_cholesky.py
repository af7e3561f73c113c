# Newton's method with the whole matrix of second derivatives takes few rounds.
import numpy as np
from sklearn.datasets import load_breast_cancer, load_iris
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
model = LogisticRegression(solver="newton-cholesky").fit(scale(X), y)
print(model.n_iter_, np.round(model.coef_, 9))
X, y = load_breast_cancer(return_X_y=True)
model = LogisticRegression(solver="newton-cholesky", C=0.1).fit(scale(X), y)
print(model.n_iter_, np.round(model.coef_[0, :4], 10), np.round(model.intercept_, 10))
