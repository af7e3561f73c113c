"""Mapping category columns through their categories."""

import _pandas

from pandas.core.category.operations import codes_of
from pandas.core.loading import classes
from pandas.core.missing.markers import nan
from pandas.core.missing.questions import is_missing


def mapped(column, mapper, na_action=None):
    """The values under a function, dict or Series; category where the results are all different."""
    old = column.categories.tolist()
    if isinstance(mapper, classes.Series) and mapper._col.kind == "category" and not mapper._index._is_multi:
        return mapper._col.take(mapper._index._col.lookup(column), True)
    if isinstance(mapper, classes.Series):
        mapper = dict(zip(mapper._index.tolist(), mapper._col.tolist()))
    if isinstance(mapper, dict):
        names, missing = mapper, getattr(mapper, "__missing__", None)

        def mapper(name):
            return names[name] if name in names or missing else nan

    made = _pandas.column([mapper(name) for name in old])
    in_place_of_missing = mapper(nan) if na_action is None and column.any_missing() else nan
    is_kept_missing = is_missing(in_place_of_missing)
    if made.is_unique() and not made.any_missing() and is_kept_missing:
        return _pandas.from_codes(codes_of(column), made, column.ordered)
    if is_kept_missing:
        return made.take(codes_of(column), True)
    values = made.tolist()
    return _pandas.column([values[code] if code >= 0 else in_place_of_missing for code in codes_of(column).tolist()])
