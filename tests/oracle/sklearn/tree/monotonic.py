"""Answers that may only rise or fall with a column."""
import numpy as np
from sklearn.datasets import load_breast_cancer, load_diabetes
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

X, y = load_diabetes(return_X_y=True)
signs = [0, 0, 1, 1, 0, 0, -1, 0, 1, 0]
tree = DecisionTreeRegressor(max_depth=4, monotonic_cst=signs, random_state=0).fit(X, y)
print(tree.tree_.feature.tolist(), tree.tree_.threshold.round(12).tolist())
grid = np.repeat(X[:1], 5, axis=0)
grid[:, 2] = np.linspace(-0.1, 0.15, 5)
print(tree.predict(grid).round(9).tolist())
X, y = load_breast_cancer(return_X_y=True)
tree = DecisionTreeClassifier(max_depth=3, monotonic_cst=[-1] * 30, random_state=0).fit(X, y)
print(tree.tree_.feature.tolist(), tree.predict_proba(X[:3]).round(10).tolist())
for call in (lambda: DecisionTreeRegressor(monotonic_cst=[1]).fit(X, y), lambda: DecisionTreeRegressor(monotonic_cst=[2] * 30).fit(X, y),
             lambda: DecisionTreeClassifier(monotonic_cst=[1] * 30).fit(X, np.arange(569) % 3)):
    try:
        call()
    except ValueError as error:
        print(error)
