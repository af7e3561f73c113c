"""A random forest of regressors."""
from sklearn.datasets import load_diabetes
from sklearn.ensemble import RandomForestRegressor

X, y = load_diabetes(return_X_y=True)
forest = RandomForestRegressor(n_estimators=25, max_depth=5, random_state=42).fit(X, y)
print(forest, round(forest.score(X, y), 11))
print(forest.predict(X[:6]).round(9).tolist())
print(forest.feature_importances_.round(11).tolist())
for criterion in ("friedman_mse", "poisson", "absolute_error"):
    print(criterion, RandomForestRegressor(5, criterion=criterion, max_depth=3, random_state=0).fit(X, y).predict(X[:3]).round(9).tolist())
