"""Leaves, depth, regularization, bins and columns of boosting over bins."""
from sklearn.datasets import load_diabetes
from sklearn.ensemble import HistGradientBoostingRegressor

X, y = load_diabetes(return_X_y=True)
for options in ({"max_leaf_nodes": 4}, {"max_depth": 2}, {"max_leaf_nodes": None, "min_samples_leaf": 60}, {"l2_regularization": 10.0},
                {"max_bins": 8}, {"max_features": 0.3, "random_state": 0}, {"interaction_cst": "no_interactions"},
                {"interaction_cst": [{0, 1, 2}, {3, 4}]}, {"learning_rate": 0.5}):
    boost = HistGradientBoostingRegressor(max_iter=10, **options).fit(X, y)
    print(options, boost.predict(X[:3]).round(9).tolist())
