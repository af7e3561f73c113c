"""Transformers for columns of their own, and for targets."""

import _rooms

_WHERE = _rooms.table(
    _columns="ColumnTransformer make_column_transformer make_column_selector",
    _target="TransformedTargetRegressor",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
