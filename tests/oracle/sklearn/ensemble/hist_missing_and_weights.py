"""Missing values, weights of rows and of classes."""
import numpy as np
from sklearn.datasets import load_diabetes, load_iris
from sklearn.ensemble import HistGradientBoostingClassifier, HistGradientBoostingRegressor

X, y = load_diabetes(return_X_y=True)
weights = np.linspace(0.1, 2.0, len(y))
for loss in ("squared_error", "absolute_error", "poisson"):
    print(loss, HistGradientBoostingRegressor(loss=loss, max_iter=8).fit(X, y, sample_weight=weights).predict(X[:3]).round(9).tolist())
X[np.random.RandomState(0).rand(*X.shape) < 0.2] = np.nan
boost = HistGradientBoostingRegressor(max_iter=12).fit(X, y)
print(boost.predict(X[:3]).round(9).tolist(), boost.predict(np.full((1, 10), np.nan)).round(9).tolist())
X, y = load_iris(return_X_y=True)
X, y = X[:120], y[:120]
for given in ("balanced", {0: 1, 1: 1, 2: 5}):
    print(given, HistGradientBoostingClassifier(max_iter=8, class_weight=given).fit(X, y).predict_proba(X[[60, 70, 110]]).round(10).tolist())
