"""AdaBoost of regressors, by three losses."""
from sklearn.datasets import load_diabetes
from sklearn.ensemble import AdaBoostRegressor
from sklearn.linear_model import LinearRegression

X, y = load_diabetes(return_X_y=True)
for loss in ("linear", "square", "exponential"):
    boost = AdaBoostRegressor(n_estimators=8, loss=loss, random_state=0).fit(X, y)
    print(boost, boost.predict(X[:4]).round(9).tolist(), boost.estimator_weights_.round(9).tolist(), round(boost.score(X, y), 10))
boost = AdaBoostRegressor(LinearRegression(), n_estimators=4, random_state=0).fit(X, y)
print(boost.predict(X[:3]).round(9).tolist(), [found[0].round(9) for found in boost.staged_predict(X)])
