# penalty=None fits without shrinking; C then counts for nothing.
import warnings

import numpy as np
from sklearn.datasets import make_classification
from sklearn.linear_model import LogisticRegression

np.set_printoptions(precision=12)
X, y = make_classification(n_samples=150, n_features=4, flip_y=0.2, random_state=1)
model = LogisticRegression(penalty=None).fit(X, y)
print(np.round(model.coef_, 9), np.round(model.intercept_, 10), model.n_iter_)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    LogisticRegression(penalty=None, C=0.1).fit(X, y)
    LogisticRegression(l1_ratio=0.5).fit(X, y)
for warning in seen:
    print(warning.category.__name__, warning.message)
