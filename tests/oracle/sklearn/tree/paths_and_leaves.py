"""The leaf of each row, and the nodes on its way."""
from sklearn.datasets import load_iris
from sklearn.tree import DecisionTreeClassifier

X, y = load_iris(return_X_y=True)
tree = DecisionTreeClassifier(max_depth=3, random_state=0).fit(X, y)
print(tree.apply(X[::15]).tolist())
path = tree.decision_path(X[[0, 70, 140]])
print(type(path).__name__, path.shape, path.toarray().tolist())
print(path.indices.tolist(), path.indptr.tolist())
