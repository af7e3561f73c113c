# The exact solvers agree; coefficients of zero or more ask for lbfgs.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import Ridge

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
for solver in ("auto", "svd", "cholesky"):
    model = Ridge(alpha=2.0, solver=solver).fit(X, y)
    print(solver, model.solver_, np.round(model.coef_[2:5], 9))
positive = Ridge(alpha=2.0, positive=True).fit(X, y)
print(positive.solver_, np.round(positive.coef_, 9))
for options in ({"solver": "lbfgs"}, {"solver": "svd", "positive": True}):
    try:
        Ridge(**options).fit(X, y)
    except ValueError as error:
        print(error)
