"""What a fitted model relies on."""

import _rooms

_WHERE = _rooms.table(
    _permutation="permutation_importance",
    _dependence="partial_dependence",
    _dependence_display="PartialDependenceDisplay",
    _boundary="DecisionBoundaryDisplay",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
