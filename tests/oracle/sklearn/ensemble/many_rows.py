"""Boosting over bins of many values: edges are quantiles."""
import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier, HistGradientBoostingRegressor

rng = np.random.RandomState(0)
X = rng.randn(5000, 4)
y = X[:, 0] ** 2 + np.sin(3 * X[:, 1]) + 0.1 * rng.randn(5000)
boost = HistGradientBoostingRegressor(max_iter=20, random_state=0).fit(X, y)
print(boost.predict(X[:4]).round(10).tolist(), round(boost.score(X, y), 11))
boost = HistGradientBoostingClassifier(max_iter=10, max_bins=64, random_state=0).fit(X, np.digitize(y, [0.5, 1.5]))
print(boost.predict_proba(X[:3]).round(11).tolist(), round(boost.score(X, np.digitize(y, [0.5, 1.5])), 11))
