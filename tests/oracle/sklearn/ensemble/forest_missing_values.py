"""Forests take missing values as they are."""
import numpy as np
from sklearn.datasets import load_diabetes, load_iris
from sklearn.ensemble import ExtraTreesClassifier, RandomForestClassifier, RandomForestRegressor

X, y = load_iris(return_X_y=True)
X[np.random.RandomState(1).rand(*X.shape) < 0.15] = np.nan
print(RandomForestClassifier(10, random_state=0).fit(X, y).predict_proba(X[[10, 60, 110]]).round(10).tolist())
print(ExtraTreesClassifier(10, random_state=0).fit(X, y).predict_proba(X[[10, 60, 110]]).round(10).tolist())
X, y = load_diabetes(return_X_y=True)
X[::7, 2] = np.nan
print(RandomForestRegressor(10, random_state=0, max_depth=5).fit(X, y).predict(X[:4]).round(9).tolist())
try:
    RandomForestRegressor(criterion="absolute_error").fit(X, y)
except ValueError as error:
    print(str(error).splitlines()[0])
