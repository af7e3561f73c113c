"""Mapping category columns through their categories."""

import _frame

from pandas.core import classes
from pandas.core.category.operations import codes_of
from pandas.core.missing_values import nan


def mapped(column, mapper):
    """The values under a function, dict or Series; category where the results are all different."""
    old = column.categories.tolist()
    if isinstance(mapper, classes.Series):
        mapper = dict(zip(mapper._index.tolist(), mapper._col.tolist()))
    if isinstance(mapper, dict):
        missing = getattr(mapper, "__missing__", None)
        new = [mapper[name] if name in mapper or missing else nan for name in old]
    else:
        new = [mapper(name) for name in old]
    made = _frame.column(new)
    if made.is_unique() and not made.any_missing():
        return _frame.from_codes(codes_of(column), made, column.ordered)
    return made.take(codes_of(column), True)
