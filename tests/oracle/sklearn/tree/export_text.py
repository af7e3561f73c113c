"""The rules of a tree as text."""
from sklearn.datasets import load_diabetes, load_iris
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor, export_text

data = load_iris()
tree = DecisionTreeClassifier(max_depth=3, random_state=0).fit(data.data, data.target)
print(export_text(tree))
print(export_text(tree, feature_names=data.feature_names, class_names=list(data.target_names), show_weights=True, decimals=1, spacing=2))
print(export_text(tree, max_depth=1))
X, y = load_diabetes(return_X_y=True)
print(export_text(DecisionTreeRegressor(max_depth=2).fit(X, y)))
