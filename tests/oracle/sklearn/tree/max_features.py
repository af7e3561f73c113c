"""A few features are tried at each node, drawn from the stream of `random_state`."""
from sklearn.datasets import load_wine
from sklearn.tree import DecisionTreeClassifier

X, y = load_wine(return_X_y=True)
for tried in ("sqrt", "log2", 3, 0.5, None):
    tree = DecisionTreeClassifier(max_features=tried, random_state=7).fit(X, y)
    print(tried, tree.max_features_, tree.tree_.feature.tolist(), tree.tree_.threshold.round(10).tolist()[:4])
