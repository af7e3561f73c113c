# Weights of rows, several targets, and a warm start.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import Lasso

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
weighted = Lasso(alpha=0.1).fit(X, y, sample_weight=np.linspace(1, 2, len(y)))
print(np.round(weighted.coef_, 9))
both = Lasso(alpha=0.5).fit(X, np.c_[y, -y])
print(both.coef_.shape, both.n_iter_, np.round(both.intercept_, 9))
warm = Lasso(alpha=0.1, warm_start=True).fit(X, y)
first = warm.n_iter_
warm.fit(X, y)
print(first, warm.n_iter_)
