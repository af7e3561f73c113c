"""Parameters of trees: defaults, changes and what is shown."""
from sklearn.base import clone
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor, ExtraTreeClassifier, ExtraTreeRegressor

for kind in (DecisionTreeClassifier, DecisionTreeRegressor, ExtraTreeClassifier, ExtraTreeRegressor):
    print(kind(), kind().get_params())
tree = DecisionTreeClassifier(max_depth=3, min_samples_leaf=5, criterion="entropy", class_weight={0: 1.0, 1: 2.0}, random_state=42)
print(tree)
print(clone(tree).set_params(max_depth=4, class_weight=None))
try:
    tree.set_params(depth=3)
except ValueError as error:
    print(error)
