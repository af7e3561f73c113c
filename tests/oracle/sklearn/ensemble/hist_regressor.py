"""Boosting over bins, by five losses."""
from sklearn.datasets import load_diabetes
from sklearn.ensemble import HistGradientBoostingRegressor

X, y = load_diabetes(return_X_y=True)
for options in ({}, {"loss": "absolute_error"}, {"loss": "poisson"}, {"loss": "gamma"}, {"loss": "quantile", "quantile": 0.8}):
    boost = HistGradientBoostingRegressor(max_iter=20, **options).fit(X, y)
    print(boost, boost.n_iter_, boost.predict(X[:4]).round(9).tolist(), round(boost.score(X, y), 10))
print(boost.do_early_stopping_, boost.train_score_.tolist(), boost.is_categorical_, boost.n_trees_per_iteration_)
