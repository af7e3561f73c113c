# Stochastic average gradients, with the order of rows from random_state.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X = scale(X)
for seed in (0, 7):
    model = LogisticRegression(solver="sag", random_state=seed).fit(X, y)
    print(seed, model.n_iter_, np.round(model.coef_[0], 9))
two = LogisticRegression(solver="saga", random_state=0, C=0.3).fit(X[50:], y[50:])
print(two.n_iter_, np.round(two.coef_[0], 9), np.round(two.intercept_, 9))
