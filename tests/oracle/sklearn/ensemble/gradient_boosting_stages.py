"""What the model answers after each stage, the leaves of rows, more stages later."""
from sklearn.datasets import load_diabetes, load_iris
from sklearn.ensemble import GradientBoostingClassifier, GradientBoostingRegressor

X, y = load_diabetes(return_X_y=True)
boost = GradientBoostingRegressor(n_estimators=4, max_depth=2, random_state=0, warm_start=True).fit(X, y)
print([found[0].round(9) for found in boost.staged_predict(X)], boost.apply(X[:2]).tolist())
boost.set_params(n_estimators=6).fit(X, y)
print(len(boost.estimators_), boost.predict(X[:2]).round(9).tolist(), boost.init_.constant_.round(9).tolist())
X, y = load_iris(return_X_y=True)
boost = GradientBoostingClassifier(n_estimators=3, random_state=0).fit(X, y)
print([found[100].round(10).tolist() for found in boost.staged_predict_proba(X)], [found[[60]].round(10).tolist() for found in boost.staged_decision_function(X)])
print([found[[0, 60, 120]].tolist() for found in boost.staged_predict(X)], boost.apply(X[:1]).tolist())
