# MultiTaskLasso uses a column for all targets, or for none.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import MultiTaskElasticNet, MultiTaskLasso

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
Y = np.c_[y, y ** 2 / 100, -y[::-1]]
lasso = MultiTaskLasso(alpha=1.0).fit(X, Y)
print(lasso.coef_.shape, np.round(lasso.coef_[:, [0, 2, 8]], 9), lasso.n_iter_)
net = MultiTaskElasticNet(alpha=0.05, l1_ratio=0.7).fit(X, Y)
print(np.round(net.coef_[0], 9), np.round(net.intercept_, 9))
try:
    MultiTaskLasso().fit(X, y)
except ValueError as error:
    print(error)
