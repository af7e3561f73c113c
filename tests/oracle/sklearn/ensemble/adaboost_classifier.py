"""AdaBoost of stumps."""
import numpy as np
from sklearn.datasets import load_iris
from sklearn.ensemble import AdaBoostClassifier

X, y = load_iris(return_X_y=True)
boost = AdaBoostClassifier(n_estimators=6, random_state=0).fit(X, y)
print(boost, boost.predict(X[::25]).tolist(), boost.predict_proba(X[[60, 130]]).round(10).tolist())
print(boost.estimator_weights_.round(9).tolist(), boost.estimator_errors_.round(10).tolist())
print(boost.feature_importances_.round(10).tolist(), round(boost.score(X, y), 10))
two = AdaBoostClassifier(n_estimators=5, learning_rate=0.5, random_state=0).fit(X, y == 1)
print(two.decision_function(X[[0, 60, 130]]).round(9).tolist(), two.classes_.tolist(), two.predict_log_proba(X[[60]]).round(10).tolist())
print([round(score, 10) for score in two.staged_score(X, y == 1)])
