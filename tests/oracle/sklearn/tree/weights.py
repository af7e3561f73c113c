"""Weights of rows and of classes."""
import numpy as np
from sklearn.datasets import load_iris
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

X, y = load_iris(return_X_y=True)
weights = np.random.RandomState(0).rand(150)
tree = DecisionTreeClassifier(max_depth=3, random_state=0).fit(X, y, sample_weight=weights)
print(tree.tree_.feature.tolist(), tree.tree_.weighted_n_node_samples.round(9).tolist(), tree.predict_proba(X[70:72]).round(10).tolist())
for given in ("balanced", {0: 1, 1: 5, 2: 1}, None):
    tree = DecisionTreeClassifier(max_depth=3, class_weight=given, random_state=0).fit(X[:120], y[:120])
    print(given, tree.tree_.threshold.round(10).tolist(), tree.tree_.value[0].round(11).tolist())
tree = DecisionTreeRegressor(max_depth=2, random_state=0).fit(X, y, sample_weight=weights > 0.5)
print(tree.tree_.n_node_samples.tolist(), tree.predict(X[::50]).round(10).tolist())
