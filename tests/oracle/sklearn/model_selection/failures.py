"""Fits that fail count `error_score`, or raise."""
import warnings

import numpy as np
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.model_selection import GridSearchCV, KFold, cross_val_score


class Picky(RegressorMixin, BaseEstimator):
    def __init__(self, most=10):
        self.most = most

    def fit(self, X, y):
        if X[0, 0] > self.most:
            raise ValueError("too large")
        self.mean_ = y.mean()
        return self

    def predict(self, X):
        return np.full(len(X), self.mean_)


X, y = np.arange(12.0).reshape(-1, 1), np.arange(12.0)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(cross_val_score(Picky(3), X, y, cv=KFold(3), scoring="neg_mean_squared_error"))
    search = GridSearchCV(Picky(), {"most": [0, 3, 50]}, cv=3, error_score=-99, scoring="neg_mean_squared_error").fit(X, y)
print([(warning.category.__name__, str(warning.message).splitlines()[:5]) for warning in seen])
print(search.cv_results_["mean_test_score"].tolist(), search.best_params_)
for score in ("raise", np.nan):
    try:
        cross_val_score(Picky(-1), X, y, cv=3, error_score=score)
    except ValueError as error:
        print(str(error).splitlines()[:4])
