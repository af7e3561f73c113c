# lasso_path and enet_path follow the coefficients as the penalty falls.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import enet_path, lasso_path

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
alphas, coefs, gaps = lasso_path(X, y, n_alphas=4)
print(np.round(alphas, 12), coefs.shape)
print(np.round(coefs[[2, 3, 8]], 9))
alphas, coefs, gaps, rounds = enet_path(X, y, l1_ratio=0.8, alphas=[0.5, 0.1], return_n_iter=True)
print(alphas, np.round(coefs[:, 0], 9), rounds)
