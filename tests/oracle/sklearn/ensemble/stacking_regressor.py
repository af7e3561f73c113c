"""Regressors stacked under a final one."""
from sklearn.datasets import load_diabetes
from sklearn.ensemble import StackingRegressor
from sklearn.linear_model import LinearRegression, Ridge
from sklearn.tree import DecisionTreeRegressor

X, y = load_diabetes(return_X_y=True)
members = [("line", LinearRegression()), ("tree", DecisionTreeRegressor(max_depth=2))]
stack = StackingRegressor(members, final_estimator=Ridge(alpha=0.1)).fit(X, y)
print(stack, stack.predict(X[:4]).round(9).tolist(), stack.final_estimator_.coef_.round(10).tolist())
fitted = [(name, model.fit(X, y)) for name, model in members]
stack = StackingRegressor(fitted, final_estimator=LinearRegression(), cv="prefit").fit(X, y)
print(stack.predict(X[:2]).round(9).tolist(), stack.named_estimators_["tree"] is fitted[1][1], stack.get_feature_names_out().tolist())
