"""The mean of regressors."""
from sklearn.datasets import load_diabetes
from sklearn.ensemble import VotingRegressor
from sklearn.linear_model import LinearRegression
from sklearn.tree import DecisionTreeRegressor

X, y = load_diabetes(return_X_y=True)
vote = VotingRegressor([("line", LinearRegression()), ("tree", DecisionTreeRegressor(max_depth=2))], weights=[3, 1]).fit(X, y)
print(vote, vote.predict(X[:4]).round(9).tolist(), round(vote.score(X, y), 11))
print(vote.transform(X[:2]).round(9).tolist(), vote.get_feature_names_out().tolist())
vote.set_params(weights=None, tree__max_depth=1).fit(X, y)
print(vote.predict(X[:2]).round(9).tolist(), vote.estimators_[1])
