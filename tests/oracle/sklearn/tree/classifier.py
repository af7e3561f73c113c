"""A tree of decisions: fit, predict, shares of classes, score."""
from sklearn.datasets import load_iris
from sklearn.tree import DecisionTreeClassifier

X, y = load_iris(return_X_y=True)
tree = DecisionTreeClassifier(max_depth=3, random_state=0).fit(X, y)
print(tree, tree.get_depth(), tree.get_n_leaves(), round(tree.score(X, y), 11))
print(tree.predict(X[::25]).tolist())
print(tree.predict_proba(X[[50, 70, 120]]).round(11).tolist())
print(tree.feature_importances_.round(11).tolist())
print(tree.classes_, tree.n_classes_, tree.n_features_in_, tree.n_outputs_, tree.max_features_)
