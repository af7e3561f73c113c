# A part of the rows judges when to stop.
import numpy as np
from sklearn.datasets import make_classification
from sklearn.linear_model import SGDClassifier, SGDRegressor

np.set_printoptions(precision=12)
X, y = make_classification(n_samples=200, n_features=5, random_state=0)
model = SGDClassifier(early_stopping=True, random_state=0, n_iter_no_change=3).fit(X, y)
print(model.n_iter_, np.round(model.coef_[0], 9))
number = SGDRegressor(early_stopping=True, validation_fraction=0.2, random_state=0).fit(X, X @ np.arange(1.0, 6.0))
print(number.n_iter_, np.round(number.coef_, 9))
