"""Decision trees."""

from sklearn._rooms import doors, table

_WHERE = table(
    _classes="DecisionTreeClassifier DecisionTreeRegressor ExtraTreeClassifier ExtraTreeRegressor BaseDecisionTree",
    _text="export_text",
    _drawing="export_graphviz plot_tree",
)
__all__ = sorted(_WHERE)
__getattr__ = doors("sklearn.tree", _WHERE)
