"""Absolute errors: the median answers, weighted where rows are."""
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.tree import DecisionTreeRegressor

X, y = load_diabetes(return_X_y=True)
for weights in (None, np.arange(442) % 3, 1 + np.arange(442) % 2):
    tree = DecisionTreeRegressor(criterion="absolute_error", max_depth=3, random_state=0).fit(X, y, sample_weight=weights)
    print(tree.tree_.feature.tolist(), tree.tree_.value.ravel().tolist(), tree.tree_.impurity[:3].round(9).tolist())
both = DecisionTreeRegressor(criterion="absolute_error", max_depth=2, random_state=0).fit(X, np.column_stack([y, X[:, 0]]))
print(both.tree_.feature.tolist(), both.predict(X[:2]).round(11).tolist())
