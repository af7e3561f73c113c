"""Extremely random trees, and trees whose thresholds are drawn."""
from sklearn.datasets import load_diabetes, load_iris
from sklearn.tree import DecisionTreeRegressor, ExtraTreeClassifier, ExtraTreeRegressor

X, y = load_iris(return_X_y=True)
tree = ExtraTreeClassifier(random_state=0, max_depth=4).fit(X, y)
print(tree, tree.tree_.feature.tolist(), tree.tree_.threshold.round(10).tolist())
X, y = load_diabetes(return_X_y=True)
tree = ExtraTreeRegressor(random_state=0, max_leaf_nodes=8).fit(X, y)
print(tree, tree.tree_.feature.tolist(), tree.tree_.threshold.round(11).tolist(), tree.predict(X[:4]).round(9).tolist())
tree = DecisionTreeRegressor(splitter="random", random_state=3, max_depth=3).fit(X, y)
print(tree.tree_.feature.tolist(), tree.tree_.threshold.round(11).tolist())
