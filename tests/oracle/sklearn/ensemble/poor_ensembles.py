"""One class, one row in a leaf, one column: ensembles at their edges."""
import numpy as np
from sklearn.ensemble import AdaBoostClassifier, BaggingClassifier, ExtraTreesRegressor, HistGradientBoostingRegressor, RandomForestClassifier

X, y = np.arange(12.0).reshape(-1, 1), np.arange(12) % 2
print(RandomForestClassifier(3, random_state=0).fit(X, y * 0).predict_proba(X[:2]).tolist())
print(BaggingClassifier(n_estimators=3, random_state=0).fit(X, y * 0).predict(X[:2]).tolist(), AdaBoostClassifier(n_estimators=3).fit(X, y * 0 + 4).predict(X[:2]).tolist())
print(ExtraTreesRegressor(3, random_state=0).fit(np.ones((5, 2)), np.arange(5.0)).predict([[1.0, 1.0]]).tolist())
print(RandomForestClassifier(3, max_depth=1, random_state=0).fit(np.zeros((6, 2)), [0, 1, 0, 1, 0, 1]).feature_importances_.tolist())
print(HistGradientBoostingRegressor(max_iter=3).fit(X, X[:, 0]).predict(X[:2]).round(10).tolist(), HistGradientBoostingRegressor(max_iter=3, min_samples_leaf=1).fit(X, X[:, 0]).predict(X[:2]).round(10).tolist())
print(RandomForestClassifier(4, random_state=3).fit(X, y > 0).classes_.tolist(), RandomForestClassifier(4, random_state=3).fit(X.tolist(), list("ab" * 6)).predict(X[:3]).tolist())
