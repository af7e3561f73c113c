"""Weights of classes and of rows in forests."""
import numpy as np
from sklearn.datasets import load_iris
from sklearn.ensemble import RandomForestClassifier, RandomForestRegressor

X, y = load_iris(return_X_y=True)
X, y = X[:115], y[:115]
for given in (None, "balanced", "balanced_subsample", {0: 1, 1: 1, 2: 10}):
    forest = RandomForestClassifier(15, max_depth=2, class_weight=given, random_state=0).fit(X, y)
    print(given, forest.predict_proba(X[[60, 70, 110]]).round(12).tolist())
weights = np.linspace(0.1, 2, 115)
print(RandomForestClassifier(5, random_state=0).fit(X, y, sample_weight=weights).predict_proba(X[70:72]).round(10).tolist())
print(RandomForestRegressor(5, random_state=0).fit(X[:, :3], X[:, 3], sample_weight=weights).predict(X[::40, :3]).round(10).tolist())
