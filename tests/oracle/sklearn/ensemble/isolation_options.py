"""Isolation forests with weights, missing values and more rows wanted than there are."""
import warnings

import numpy as np
from sklearn.ensemble import IsolationForest

X = np.random.RandomState(0).randn(60, 3)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    forest = IsolationForest(n_estimators=10, max_samples=100, random_state=0).fit(X)
print([str(warning.message) for warning in seen], forest.max_samples_, forest.score_samples(X[:2]).round(12).tolist())
forest = IsolationForest(n_estimators=10, random_state=0).fit(X, sample_weight=np.arange(60.0))
print(forest.score_samples(X[:3]).round(12).tolist())
X[::9, 1] = np.nan
print(IsolationForest(n_estimators=10, random_state=0).fit(X).score_samples(X[:3]).round(12).tolist())
