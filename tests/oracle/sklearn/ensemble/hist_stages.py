"""What the model answers after each round; more rounds later."""
from sklearn.datasets import load_diabetes, load_iris
from sklearn.ensemble import HistGradientBoostingClassifier, HistGradientBoostingRegressor

X, y = load_diabetes(return_X_y=True)
boost = HistGradientBoostingRegressor(max_iter=4, warm_start=True, random_state=0).fit(X, y)
print([found[0].round(9) for found in boost.staged_predict(X)])
boost.set_params(max_iter=7).fit(X, y)
print(boost.n_iter_, boost.predict(X[:2]).round(9).tolist(), HistGradientBoostingRegressor(max_iter=7).fit(X, y).predict(X[:2]).round(9).tolist())
X, y = load_iris(return_X_y=True)
boost = HistGradientBoostingClassifier(max_iter=3).fit(X, y)
print([found[100].round(10).tolist() for found in boost.staged_predict_proba(X)])
print([found[[0, 60, 120]].tolist() for found in boost.staged_predict(X)], [found[0].round(10).tolist() for found in boost.staged_decision_function(X)])
