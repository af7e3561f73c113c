"""Logarithms of shares, and targets of one class."""
import numpy as np
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

X = np.arange(10.0).reshape(-1, 1)
y = np.array([0, 0, 0, 1, 0, 1, 1, 1, 0, 1])
tree = DecisionTreeClassifier(max_depth=2, random_state=0).fit(X, y)
print(tree.predict_log_proba(X[[0, 4, 9]]).round(10).tolist())
alone = DecisionTreeClassifier().fit(X, np.zeros(10))
print(alone.predict_proba(X[:2]), alone.tree_.node_count, alone.feature_importances_)
flat = DecisionTreeRegressor().fit(np.ones((5, 2)), np.arange(5.0))
print(flat.predict([[0.0, 0.0]]), flat.get_depth(), flat.tree_.impurity.tolist())
