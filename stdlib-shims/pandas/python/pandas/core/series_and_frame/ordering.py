"""The order rows are put in by sort_values and sort_index."""

import _pandas

from pandas.core.arguments.questions import is_bool, is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.loading import classes


def keyed(key, values):
    """Column of what a `key` function makes of values, one for each."""
    n_rows = len(values)
    column = as_column(key(values))
    if len(column) != n_rows:
        raise ValueError("User-provided `key` function must not change the shape of the array.")
    return column


def taken_in_order(obj, order):
    """The rows in an order; a copy, which keeps its range of labels, where they are in order already."""
    if type(obj._index) is classes.RangeIndex and order.equals(_pandas.int_range(0, len(order), 1)):
        return obj.copy()
    return obj._take(order)


def one_direction(ascending):
    """True or False for an `ascending` that may be a list of one."""
    if is_list_like(ascending):
        items = list(ascending)
        if len(items) != 1:
            raise ValueError(f"Length of ascending ({len(items)}) must be 1 for Series")
        ascending = items[0]
    if not is_bool(ascending) and not is_integer(ascending):
        raise ValueError(
            f'For argument "ascending" expected type bool, received type {type(ascending).__name__}.'
        )
    return bool(ascending)


def label_order(index, level, ascending, na_position, sort_remaining=True, key=None):
    """int64 Column of positions that put labels in order; None if they are in order already."""
    if index._is_multi:
        if key is not None:
            columns = []
            numbers = None if level is None else [
                index._level_number(one) for one in (level if is_list_like(level) else [level])
            ]
            for number in range(index.nlevels):
                values = index.get_level_values(number)
                use = numbers is None or number in numbers
                columns.append(keyed(key, values) if use else values._col)
            index = classes.MultiIndex._from_levels(columns, index._names)
        return index._sort_order(level, ascending, sort_remaining, na_position)
    if level is not None:
        index._level_number(level[0] if isinstance(level, list) else level)
    ascending = bool(list(ascending)[0]) if is_list_like(ascending) else bool(ascending)
    if key is not None:
        return keyed(key, index).argsort(ascending, na_position)
    if type(index) is classes.RangeIndex:
        if (index._range.step > 0) == ascending or len(index) < 2:
            return None
        return _pandas.int_range(len(index) - 1, -1, -1)
    try:
        return index._col.argsort(ascending, na_position)
    except TypeError as error:
        raise error
