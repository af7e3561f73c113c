"""Gradient boosting of numbers, by four losses."""
from sklearn.datasets import load_diabetes
from sklearn.ensemble import GradientBoostingRegressor

X, y = load_diabetes(return_X_y=True)
for options in ({}, {"loss": "absolute_error"}, {"loss": "huber", "alpha": 0.8}, {"loss": "quantile", "alpha": 0.9}):
    boost = GradientBoostingRegressor(n_estimators=15, random_state=0, **options).fit(X, y)
    print(boost, boost.predict(X[:4]).round(9).tolist(), boost.train_score_[[0, -1]].round(9).tolist(), round(boost.score(X, y), 10))
    print("  ", boost.feature_importances_.round(10).tolist())
