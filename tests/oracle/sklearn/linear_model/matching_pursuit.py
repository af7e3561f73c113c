# One column more at a time, the one that explains most of what is left.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import OrthogonalMatchingPursuit, OrthogonalMatchingPursuitCV

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
for n in (1, 3, 5):
    model = OrthogonalMatchingPursuit(n_nonzero_coefs=n).fit(X, y)
    print(np.round(model.coef_, 9), model.n_iter_)
model = OrthogonalMatchingPursuit(tol=1.4e6).fit(X, y)
print(np.flatnonzero(model.coef_), model.n_nonzero_coefs_, model.n_iter_)
chosen = OrthogonalMatchingPursuitCV(cv=4).fit(X, y)
print(chosen.n_nonzero_coefs_, np.round(chosen.coef_, 9))
