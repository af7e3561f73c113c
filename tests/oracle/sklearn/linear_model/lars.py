# Least angles: columns come in one after another.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import Lars

X, y = load_diabetes(return_X_y=True)
model = Lars(n_nonzero_coefs=4).fit(X, y)
print(model.active_, np.round(model.alphas_, 7), model.n_iter_)
print(np.round(model.coef_, 6), round(float(model.intercept_), 6))
print(model.coef_path_.shape, np.round(Lars().fit(X, y).coef_, 5))
print(Lars(n_nonzero_coefs=4))
