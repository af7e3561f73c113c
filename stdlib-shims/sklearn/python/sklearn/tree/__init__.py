"""Decision trees."""

import _rooms

_WHERE = _rooms.table(
    _classes="DecisionTreeClassifier DecisionTreeRegressor ExtraTreeClassifier ExtraTreeRegressor BaseDecisionTree",
    _text="export_text",
    _drawing="export_graphviz plot_tree",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
