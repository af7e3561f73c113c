"""Scores on the rows that each tree has not seen."""
import warnings

from sklearn.datasets import load_diabetes, load_iris
from sklearn.ensemble import RandomForestClassifier, RandomForestRegressor

X, y = load_iris(return_X_y=True)
forest = RandomForestClassifier(50, oob_score=True, random_state=0).fit(X, y)
print(forest.oob_score_, forest.oob_decision_function_[50:53].round(11).tolist())
print([rows[:6].tolist() for rows in forest.estimators_samples_[:2]])
X, y = load_diabetes(return_X_y=True)
forest = RandomForestRegressor(50, oob_score=True, random_state=0, min_samples_leaf=3).fit(X, y)
print(round(forest.oob_score_, 11), forest.oob_prediction_[:4].round(9).tolist())
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    RandomForestClassifier(2, oob_score=True, random_state=0).fit(X, y > 100)
print([str(warning.message) for warning in seen])
