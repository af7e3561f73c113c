"""The leaves of rows in all trees, and the ways to them."""
from sklearn.datasets import load_iris
from sklearn.ensemble import RandomForestClassifier

X, y = load_iris(return_X_y=True)
forest = RandomForestClassifier(4, max_depth=2, random_state=0).fit(X, y)
print(forest.apply(X[::40]).tolist())
paths, begins = forest.decision_path(X[:2])
print(type(paths).__name__, paths.shape, begins.tolist(), paths.toarray().tolist())
