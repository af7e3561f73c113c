# max_iter ends the search early, with a warning.
import warnings

import numpy as np
from sklearn.datasets import load_iris
from sklearn.svm import SVC

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    model = SVC(max_iter=5).fit(X, y)
print(seen[0].category.__name__, seen[0].message)
print(model.fit_status_, model.n_iter_)
exact = SVC(tol=1e-8, shrinking=False).fit(X, y)
print(np.round(exact.intercept_, 10))
