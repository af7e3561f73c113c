"""Squared and absolute errors, Friedman's measure and Poisson's deviance choose splits of numbers."""
from sklearn.datasets import load_diabetes
from sklearn.tree import DecisionTreeRegressor

X, y = load_diabetes(return_X_y=True)
for criterion in ("squared_error", "friedman_mse", "absolute_error", "poisson"):
    tree = DecisionTreeRegressor(criterion=criterion, max_depth=4, random_state=0).fit(X, y)
    print(criterion, tree.tree_.feature.tolist(), tree.tree_.impurity[:3].round(9).tolist())
    print("  ", tree.predict(X[:5]).round(9).tolist(), round(tree.score(X, y), 11))
