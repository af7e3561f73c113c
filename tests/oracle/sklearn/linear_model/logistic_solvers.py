# The solvers agree where they go far enough; liblinear penalizes the intercept.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X, y = scale(X[50:]), y[50:]
for solver in ("lbfgs", "newton-cg", "newton-cholesky", "liblinear", "sag", "saga"):
    model = LogisticRegression(solver=solver, tol=1e-9, max_iter=10000, random_state=0).fit(X, y)
    print(solver, np.round(model.coef_[0], 9), np.round(model.intercept_, 10))
