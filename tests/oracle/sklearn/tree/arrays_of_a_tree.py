"""A fitted tree as arrays: one entry for each node."""
from sklearn.datasets import load_iris
from sklearn.tree import DecisionTreeClassifier

X, y = load_iris(return_X_y=True)
tree = DecisionTreeClassifier(random_state=0).fit(X, y).tree_
print(tree.node_count, tree.max_depth, tree.n_leaves, tree.n_features, tree.n_outputs, tree.n_classes, tree.max_n_classes)
print(tree.children_left.tolist())
print(tree.children_right.tolist())
print(tree.feature.tolist())
print(tree.threshold.round(10).tolist())
print(tree.impurity.round(11).tolist())
print(tree.n_node_samples.tolist(), tree.weighted_n_node_samples.tolist())
print(tree.value[:3].round(10).tolist())
