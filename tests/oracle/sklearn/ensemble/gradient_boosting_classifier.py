"""Gradient boosting of classes."""
from sklearn.datasets import load_breast_cancer, load_iris
from sklearn.ensemble import GradientBoostingClassifier

X, y = load_iris(return_X_y=True)
boost = GradientBoostingClassifier(n_estimators=10, random_state=0).fit(X, y)
print(boost, boost.predict(X[::25]).tolist(), boost.predict_proba(X[[50, 77, 106]]).round(10).tolist())
print(boost.decision_function(X[:1]).round(9).tolist(), boost.train_score_.round(10).tolist(), boost.estimators_.shape)
print(boost.feature_importances_.round(10).tolist(), boost.n_estimators_, boost.n_classes_, boost.classes_.tolist())
X, y = load_breast_cancer(return_X_y=True)
boost = GradientBoostingClassifier(n_estimators=10, max_depth=2, learning_rate=0.3, random_state=0).fit(X, y)
print(boost.decision_function(X[:3]).round(9).tolist(), boost.predict_log_proba(X[:1]).round(9).tolist(), round(boost.score(X, y), 10))
