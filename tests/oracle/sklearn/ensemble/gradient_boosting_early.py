"""Boosting stops when rows held out get no better."""
from sklearn.datasets import load_breast_cancer, load_diabetes
from sklearn.ensemble import GradientBoostingClassifier, GradientBoostingRegressor

X, y = load_diabetes(return_X_y=True)
boost = GradientBoostingRegressor(n_estimators=200, n_iter_no_change=3, validation_fraction=0.2, random_state=0).fit(X, y)
print(boost.n_estimators_, len(boost.estimators_), boost.train_score_[-1].round(9), boost.predict(X[:2]).round(9).tolist())
X, y = load_breast_cancer(return_X_y=True)
boost = GradientBoostingClassifier(n_estimators=200, n_iter_no_change=2, tol=0.01, random_state=0).fit(X, y)
print(boost.n_estimators_, boost.predict_proba(X[:2]).round(10).tolist())
seen = []
GradientBoostingRegressor(n_estimators=20, random_state=0).fit(X, y, monitor=lambda stage, model, rest: seen.append(stage) or stage == 4)
print(seen)
