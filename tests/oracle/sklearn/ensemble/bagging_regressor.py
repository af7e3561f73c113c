"""Bagging of regressors."""
from sklearn.datasets import load_diabetes
from sklearn.ensemble import BaggingRegressor
from sklearn.linear_model import LinearRegression

X, y = load_diabetes(return_X_y=True)
bag = BaggingRegressor(n_estimators=8, random_state=0).fit(X, y)
print(bag, bag.predict(X[:4]).round(9).tolist(), round(bag.score(X, y), 11))
bag = BaggingRegressor(LinearRegression(), n_estimators=6, max_samples=100, bootstrap=False, bootstrap_features=True, random_state=2).fit(X, y)
print(bag.predict(X[:4]).round(9).tolist(), [features.tolist() for features in bag.estimators_features_[:2]])
bag = BaggingRegressor(n_estimators=40, oob_score=True, random_state=3).fit(X, y)
print(round(bag.oob_score_, 11), bag.oob_prediction_[:3].round(9).tolist())
