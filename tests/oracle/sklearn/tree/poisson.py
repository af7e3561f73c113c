"""Counts predicted by Poisson's deviance."""
import numpy as np
from sklearn.tree import DecisionTreeRegressor

rng = np.random.RandomState(0)
X = rng.rand(200, 3)
y = rng.poisson(np.exp(2 * X[:, 0] - X[:, 1]))
for options in ({"max_depth": 3}, {"max_leaf_nodes": 6}, {"max_depth": 3, "splitter": "random"}):
    tree = DecisionTreeRegressor(criterion="poisson", random_state=0, **options).fit(X, y)
    print(tree.tree_.feature.tolist(), tree.tree_.threshold.round(10).tolist(), tree.tree_.impurity.round(10).tolist())
    print("  ", tree.predict(X[:4]).round(10).tolist(), tree.feature_importances_.round(12).tolist())
