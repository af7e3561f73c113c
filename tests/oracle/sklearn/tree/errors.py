"""What trees refuse."""
import numpy as np
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor, export_text

X, y = np.arange(12.0).reshape(6, 2), np.array([0, 1, 0, 1, 0, 1])
for call in (
    lambda: DecisionTreeClassifier().predict(X), lambda: DecisionTreeClassifier(max_depth=0).fit(X, y),
    lambda: DecisionTreeClassifier(min_samples_split=1).fit(X, y), lambda: DecisionTreeClassifier(min_samples_leaf=0).fit(X, y),
    lambda: DecisionTreeRegressor(ccp_alpha=-1.0).fit(X, y), lambda: DecisionTreeClassifier(max_leaf_nodes=1).fit(X, y),
    lambda: DecisionTreeClassifier().fit(X, y + 0.5), lambda: DecisionTreeClassifier().fit(X, y[:4]),
    lambda: DecisionTreeClassifier().fit(X, y).predict(X[:, :1]), lambda: DecisionTreeClassifier().fit(X[:, 0], y),
    lambda: DecisionTreeRegressor(criterion="poisson").fit(X, -y), lambda: DecisionTreeRegressor(criterion="poisson").fit(X, y * 0),
    lambda: export_text(DecisionTreeClassifier()), lambda: DecisionTreeClassifier(depth=3),
    lambda: export_text(DecisionTreeClassifier().fit(X, y), feature_names=["a"]),
):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error).splitlines()[0])
