# Too few passes are warned about; too large numbers are an error.
import warnings

import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import SGDClassifier, SGDRegressor

X, y = load_iris(return_X_y=True)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    SGDClassifier(max_iter=2, random_state=0).fit(X, y)
print(seen[0].category.__name__, seen[0].message)
try:
    SGDRegressor(random_state=0).fit(X * 1e6, y)
except ValueError as error:
    print(error)
try:
    SGDClassifier().fit(X, np.zeros(150))
except ValueError as error:
    print(error)
