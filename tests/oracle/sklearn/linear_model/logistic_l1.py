# An l1 penalty leaves columns out.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X, y = scale(X[50:]), y[50:]
for solver in ("liblinear", "saga"):
    model = LogisticRegression(penalty="l1", solver=solver, C=0.2, random_state=0, max_iter=1000).fit(X, y)
    print(solver, np.round(model.coef_[0], 9), np.round(model.intercept_, 11), model.n_iter_)
net = LogisticRegression(penalty="elasticnet", solver="saga", l1_ratio=0.5, C=0.2, random_state=0, max_iter=1000).fit(X, y)
print(np.round(net.coef_[0], 9), net.n_iter_)
