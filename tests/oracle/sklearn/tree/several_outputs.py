"""Several targets at once."""
import numpy as np
from sklearn.datasets import load_iris
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

X, y = load_iris(return_X_y=True)
both = np.column_stack([y, y == 1])
tree = DecisionTreeClassifier(max_depth=2, random_state=0).fit(X, both)
print(tree.n_outputs_, tree.n_classes_, [own.tolist() for own in tree.classes_])
print(tree.predict(X[::40]).tolist(), [own.shape for own in tree.predict_proba(X[:3])])
print(tree.predict_proba(X[[60, 130]])[0].round(11).tolist(), tree.tree_.value.shape)
tree = DecisionTreeRegressor(max_depth=2, random_state=0).fit(X, X[:, :2] * y[:, None])
print(tree.predict(X[::60]).round(9).tolist(), round(tree.score(X, X[:, :2] * y[:, None]), 11))
