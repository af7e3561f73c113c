"""What a fitted model relies on."""

from sklearn._rooms import doors, table

_WHERE = table(
    _permutation="permutation_importance",
    _dependence="partial_dependence",
    _dependence_display="PartialDependenceDisplay",
    _boundary="DecisionBoundaryDisplay",
)
__all__ = sorted(_WHERE)
__getattr__ = doors("sklearn.inspection", _WHERE)
