"""Early stopping, by the loss or by a score, on rows held out."""
from sklearn.datasets import make_classification, load_diabetes
from sklearn.ensemble import HistGradientBoostingClassifier, HistGradientBoostingRegressor

X, y = load_diabetes(return_X_y=True)
boost = HistGradientBoostingRegressor(early_stopping=True, random_state=0, n_iter_no_change=5).fit(X, y)
print(boost.n_iter_, boost.train_score_[[0, -1]].round(9).tolist(), boost.validation_score_[[0, -1]].round(9).tolist())
boost = HistGradientBoostingRegressor(early_stopping=True, scoring="r2", random_state=0, n_iter_no_change=5, validation_fraction=None).fit(X, y)
print(boost.n_iter_, boost.train_score_[-1].round(10), boost.validation_score_.tolist())
boost = HistGradientBoostingRegressor(early_stopping=True, max_iter=50).fit(X[:300], y[:300], X_val=X[300:], y_val=y[300:])
print(boost.n_iter_, boost.validation_score_[-1].round(9))
X, y = make_classification(11000, 8, random_state=0)
boost = HistGradientBoostingClassifier(max_iter=30, random_state=0).fit(X, y)
print(boost.do_early_stopping_, boost.n_iter_, boost.validation_score_[-1].round(10), boost.predict_proba(X[:2]).round(10).tolist())
