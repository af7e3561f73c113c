"""Missing values go to the side that is better, which is learnt."""
import numpy as np
from sklearn.datasets import load_iris
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor, ExtraTreeClassifier

X, y = load_iris(return_X_y=True)
X[np.random.RandomState(0).rand(*X.shape) < 0.2] = np.nan
tree = DecisionTreeClassifier(random_state=0).fit(X, y)
print(tree.tree_.feature.tolist(), tree.tree_.missing_go_to_left.tolist(), round(tree.score(X, y), 11))
print(tree.predict([[np.nan] * 4, [5.0, np.nan, 1.4, np.nan]]).tolist())
tree = DecisionTreeRegressor(random_state=0, max_depth=4).fit(X, y)
print(tree.tree_.feature.tolist(), tree.tree_.threshold.round(10).tolist(), tree.tree_.missing_go_to_left.tolist())
tree = ExtraTreeClassifier(random_state=2, max_depth=4).fit(X, y)
print(tree.tree_.feature.tolist(), tree.tree_.threshold.round(10).tolist(), tree.tree_.missing_go_to_left.tolist())
try:
    DecisionTreeRegressor(criterion="absolute_error").fit(X, y)
except ValueError as error:
    print(str(error).splitlines()[0])
