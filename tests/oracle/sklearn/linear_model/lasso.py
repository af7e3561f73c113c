# The lasso sets coefficients to zero.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import Lasso

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
for alpha in (0.01, 0.1, 1.0):
    model = Lasso(alpha=alpha).fit(X, y)
    print(alpha, np.round(model.coef_, 9), model.n_iter_, f"{model.dual_gap_:.9g}")
positive = Lasso(alpha=0.1, positive=True).fit(X, y)
print(np.round(positive.coef_, 9), round(float(positive.intercept_), 9))
print(np.round(Lasso(alpha=0.1, selection="random", random_state=0).fit(X, y).coef_, 9))
print(Lasso(alpha=0.5, positive=True))
