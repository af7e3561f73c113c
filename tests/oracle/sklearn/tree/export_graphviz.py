"""A tree in the DOT language."""
from sklearn.datasets import load_diabetes, load_iris
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor, export_graphviz

data = load_iris()
tree = DecisionTreeClassifier(max_depth=2, random_state=0).fit(data.data, data.target)
print(export_graphviz(tree))
print(export_graphviz(tree, filled=True, rounded=True, special_characters=True, class_names=data.target_names,
                      feature_names=data.feature_names, proportion=True, node_ids=True, rotate=True, leaves_parallel=True))
X, y = load_diabetes(return_X_y=True)
print(export_graphviz(DecisionTreeRegressor(max_depth=1).fit(X, y), filled=True, precision=1, impurity=False, label="none"))
