# Ridge regression: the larger alpha, the smaller the coefficients.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import Ridge

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
for alpha in (0.0, 0.1, 1.0, 100.0):
    model = Ridge(alpha=alpha).fit(X, y)
    print(alpha, np.round(model.coef_[:4], 10), round(float(model.intercept_), 9), model.n_iter_)
model = Ridge(alpha=0.5, fit_intercept=False).fit(X, y)
print(np.round(model.coef_[:3], 9), model.intercept_, model.solver_)
print(repr(Ridge(alpha=0.5)), round(model.score(X, y), 10))
