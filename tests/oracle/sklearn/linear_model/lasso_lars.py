# The lasso on the same path; columns may leave again.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import LassoLars

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
model = LassoLars(alpha=0.02).fit(X, y)
print(model.active_, model.n_iter_, np.round(model.alphas_, 11))
print(np.round(model.coef_, 9))
short = LassoLars(alpha=0.5, fit_path=False, positive=True).fit(X, y)
print(np.round(short.coef_, 9), np.round(short.alphas_, 11))
two = LassoLars(alpha=0.3).fit(X, np.c_[y, -y])
print(two.coef_.shape, np.round(two.coef_[1], 9), two.n_iter_)
