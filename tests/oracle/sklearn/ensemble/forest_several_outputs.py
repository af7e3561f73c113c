"""Forests of several targets."""
import numpy as np
from sklearn.datasets import load_iris
from sklearn.ensemble import RandomForestClassifier, RandomForestRegressor

X, y = load_iris(return_X_y=True)
both = np.column_stack([y, y > 0])
forest = RandomForestClassifier(10, max_depth=2, random_state=0).fit(X, both)
print(forest.predict(X[::40]).tolist(), forest.n_classes_, forest.n_outputs_)
print([own.round(11).tolist() for own in forest.predict_proba(X[[60, 120]])])
marks = RandomForestClassifier(10, oob_score=True, random_state=0).fit(X, both > 0)
print(marks.oob_decision_function_.shape, round(marks.oob_score_, 11), marks.predict(X[::60]).tolist())
try:
    RandomForestClassifier(10, oob_score=True).fit(X, both)
except ValueError as error:
    print(error)
forest = RandomForestRegressor(10, max_depth=2, random_state=0).fit(X[:, :2], X[:, 2:])
print(forest.predict(X[::60, :2]).round(10).tolist(), round(forest.score(X[:, :2], X[:, 2:]), 11))
