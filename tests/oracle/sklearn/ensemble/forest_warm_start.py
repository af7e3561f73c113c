"""More trees for a fitted forest."""
import warnings

from sklearn.datasets import load_iris
from sklearn.ensemble import RandomForestClassifier

X, y = load_iris(return_X_y=True)
forest = RandomForestClassifier(3, warm_start=True, random_state=0).fit(X, y)
first = [tree.random_state for tree in forest]
forest.set_params(n_estimators=6).fit(X, y)
whole = RandomForestClassifier(6, random_state=0).fit(X, y)
print(len(forest), [tree.random_state for tree in forest] == [tree.random_state for tree in whole], first == [tree.random_state for tree in whole][:3])
print(forest.predict_proba(X[70:73]).tolist() == whole.predict_proba(X[70:73]).tolist())
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    forest.fit(X, y)
print([str(warning.message) for warning in seen])
try:
    forest.set_params(n_estimators=2).fit(X, y)
except ValueError as error:
    print(error)
