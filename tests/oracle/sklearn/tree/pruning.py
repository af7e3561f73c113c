"""Pruning by the cost of leaves."""
from sklearn.datasets import load_breast_cancer, load_diabetes
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

X, y = load_breast_cancer(return_X_y=True)
path = DecisionTreeClassifier(random_state=0).cost_complexity_pruning_path(X, y)
print(path.ccp_alphas.round(12).tolist())
print(path.impurities.round(11).tolist())
for alpha in (0.0, 0.005, 0.02, 1.0):
    tree = DecisionTreeClassifier(random_state=0, ccp_alpha=alpha).fit(X, y)
    print(alpha, tree.tree_.node_count, tree.get_depth(), round(tree.score(X, y), 10))
X, y = load_diabetes(return_X_y=True)
tree = DecisionTreeRegressor(random_state=0, ccp_alpha=60.0).fit(X, y)
print(tree.tree_.feature.tolist(), tree.tree_.threshold.round(11).tolist(), tree.tree_.value.ravel().round(9).tolist())
