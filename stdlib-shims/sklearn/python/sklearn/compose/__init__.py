"""Transformers for columns of their own, and for targets."""

from sklearn._rooms import doors, table

_WHERE = table(
    _columns="ColumnTransformer make_column_transformer make_column_selector",
    _target="TransformedTargetRegressor",
)
__all__ = sorted(_WHERE)
__getattr__ = doors("sklearn.compose", _WHERE)
