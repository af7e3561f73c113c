# Newton's method with the whole matrix of second derivatives takes few rounds.
import numpy as np
from sklearn.datasets import load_breast_cancer, load_iris
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import scale

X, y = load_iris(return_X_y=True)
model = LogisticRegression(solver="newton-cholesky").fit(scale(X), y)
print(model.n_iter_, np.round(model.coef_, 7))
X, y = load_breast_cancer(return_X_y=True)
model = LogisticRegression(solver="newton-cholesky", C=0.1).fit(scale(X), y)
print(model.n_iter_, np.round(model.coef_[0, :4], 7), np.round(model.intercept_, 7))
