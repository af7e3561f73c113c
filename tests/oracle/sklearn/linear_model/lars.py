# Least angles: columns come in one after another.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import Lars

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
model = Lars(n_nonzero_coefs=4).fit(X, y)
print(model.active_, np.round(model.alphas_, 10), model.n_iter_)
print(np.round(model.coef_, 9), round(float(model.intercept_), 9))
print(model.coef_path_.shape, np.round(Lars().fit(X, y).coef_, 8))
print(Lars(n_nonzero_coefs=4))
