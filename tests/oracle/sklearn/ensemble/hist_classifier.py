"""Boosting over bins for classes."""
from sklearn.datasets import load_breast_cancer, load_iris
from sklearn.ensemble import HistGradientBoostingClassifier

X, y = load_iris(return_X_y=True)
boost = HistGradientBoostingClassifier(max_iter=15).fit(X, y)
print(boost, boost.predict(X[::25]).tolist(), boost.predict_proba(X[[50, 77, 106]]).round(10).tolist())
print(boost.decision_function(X[:1]).round(9).tolist(), boost.classes_.tolist(), boost.n_trees_per_iteration_)
X, y = load_breast_cancer(return_X_y=True)
boost = HistGradientBoostingClassifier(max_iter=25, learning_rate=0.2, random_state=0).fit(X, y)
print(boost.decision_function(X[:3]).round(9).tolist(), boost.predict_proba(X[:1]).round(10).tolist(), round(boost.score(X, y), 9))
