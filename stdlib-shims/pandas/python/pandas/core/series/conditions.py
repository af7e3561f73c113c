"""where, mask and case_when: values by condition."""

import _pandas
from _pandas import Unary

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_bool, is_list_like
from pandas.core.construction.columns import as_column, full_column
from pandas.core.dtypes.casting import cast_column
from pandas.core.loading import classes
from pandas.core.missing.filling import are_texts, gave_way
from pandas.core.missing.markers import nan


def condition_column(data_index, cond, n, fill):
    """A bool Column for the rows of an index; labels the condition lacks count as `fill`."""
    if isinstance(cond, classes.Series):
        column = cond._col
        if cond._index is not data_index and not cond._index.equals(data_index):
            positions = cond._index._positions_of_index(data_index)
            column = column.take(positions, True)
            column = column.fillna(fill)
    else:
        column = as_column(cond)
        if len(column) != n:
            raise ValueError("Array conditional must be same shape as self")
    if column.dtype == "bool":
        return column
    if column.dtype == "boolean":
        return column.fillna(fill).cast("bool")
    if column.kind == "objects":
        plain = column.fillna(fill)
        if all(is_bool(value) for value in plain.tolist()):
            return plain.cast("bool")
    raise TypeError(f"Boolean array expected for the condition, not {column.dtype}")


def other_column(data_index, other, n):
    """The replacement for `where`: a scalar, or a Column for the rows of an index."""
    if isinstance(other, classes.Series):
        if other._index is data_index or other._index.equals(data_index):
            return other._col
        return other._col.take(other._index._positions_of_index(data_index), True)
    if is_list_like(other):
        column = as_column(other)
        if len(column) == 1 and n != 1:
            return column.get(0)
        if len(column) != n:
            raise ValueError("other must be the same shape as self when an ndarray")
        return column
    return other


def where_column(series, cond, other, inverted):
    """The values of a Series where a condition holds, or does not."""
    if callable(cond):
        cond = cond(series)
    if callable(other) and not isinstance(other, classes.Series):
        other = other(series)
    n = len(series._col)
    mask = condition_column(series._index, cond, n, inverted)
    if inverted:
        mask = mask.unary(Unary.INVERT)
    other = nan if other is no_default else other_column(series._index, other, n)
    column = series._col
    if column.dtype == "string" and not are_texts(other):
        column = column.cast("object")
    return gave_way(column, column.where(mask, other))


def _shared_dtype(columns):
    """The dtype that holds the values of all columns; categories beside others are objects."""
    names = sorted({column.dtype for column in columns})
    if "category" in names:
        return "object"
    return names[0] if len(names) == 1 else _pandas.common_type(names)


def case_when(series, caselist):
    """`series.case_when([(condition, value), ...])`."""
    if not isinstance(caselist, list):
        raise TypeError(f"The caselist argument should be a list; instead got {type(caselist)}")
    if not caselist:
        raise ValueError("provide at least one boolean condition, with a corresponding replacement.")
    n = len(series._col)
    cases = []
    for condition, replacement in caselist:
        if callable(condition):
            condition = condition(series)
        if callable(replacement):
            replacement = replacement(series)
        mask = condition_column(series._index, condition, n, False)
        new = other_column(series._index, replacement, n)
        cases.append((mask, new if isinstance(new, _pandas.Column) else full_column(n, new)))
    name = _shared_dtype([series._col, *(new for _, new in cases)])
    column = cast_column(series._col.share(), name)
    for mask, new in reversed(cases):
        column = column.where(mask.unary(Unary.INVERT), cast_column(new, name))
    return series._with_column(column)
