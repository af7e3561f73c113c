"""`cut` and `qcut`: values sorted into bins."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce

from pandas.core.arguments.questions import is_bool, is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import NaT
from pandas.core.missing.questions import is_missing
from pandas.core.reshape.interval_labels import interval_labels
from pandas.core.time.units import NS_SECOND, RESOLUTION_NS

# Loaded on first use, which keeps imports short.
time_to_datetime = on_first_use("pandas.core.time.to_datetime")
arrays = on_first_use("pandas.core.values.arrays")


def cut(x, bins, right=True, labels=None, retbins=False, precision=3, include_lowest=False, duplicates="raise",
        ordered=True):
    """The bin each value falls into.

    >>> pd.cut([1, 5], [0, 2, 6], labels=["low", "high"]).tolist()
    ['low', 'high']
    """
    source, column = _values(x)
    times = column.kind in ("datetime", "timedelta")
    if not is_list_like(bins):
        if is_bool(bins) or bins < 1:
            raise ValueError("`bins` should be a positive integer.")
        if len(column) == 0:
            raise ValueError("Cannot cut empty array")
        edges = _time_edges(column, int(bins), right) if times else _even_edges(column, int(bins), right)
    else:
        if isinstance(bins, classes.Index) and type(bins).__name__ == "IntervalIndex":
            return _cut_by_intervals(source, column, bins, retbins)
        edges = as_column(list(bins) if isinstance(bins, (tuple, range)) else bins)
        if times:
            if edges.kind in ("int", "uint", "float"):
                raise ValueError(f"bins must be of {column.kind}64 dtype")
            edges = _as_times(edges, column)
        if not edges.is_monotonic(True):
            raise ValueError("bins must increase monotonically.")
    codes, categories, edges = _assign(column, edges, right, labels, precision, include_lowest, duplicates, ordered)
    return _finish(source, codes, categories, edges, retbins, ordered)


def _cut_by_intervals(source, column, intervals, retbins):
    """Intervals are the bins as they are: labels and the side that is closed are theirs."""
    if intervals.is_overlapping:
        raise ValueError("Overlapping IntervalIndex is not accepted.")
    codes = _pandas.column(intervals.get_indexer(column.tolist()), "int64")
    result = _finish(source, codes, _pandas.objects(intervals.tolist()), None, False, True)
    return (result, intervals) if retbins else result


def qcut(x, q, labels=None, retbins=False, precision=3, duplicates="raise"):
    """The quantile bin each value falls into.

    >>> pd.qcut([1, 2, 3, 4], 2, labels=["low", "high"]).tolist()
    ['low', 'low', 'high', 'high']
    """
    source, column = _values(x)
    quantiles = np.linspace(0, 1, int(q) + 1) if is_integer(q) else np.asarray(q, dtype=float)
    times = column.kind in ("datetime", "timedelta")
    # pandas goes through percent, which moves a quantile such as 1/3 by the last digit.
    found = [column.reduce(Reduce.QUANTILE, q=float(one) * 100 / 100) for one in quantiles]
    if times and all(is_missing(value) for value in found):
        edges = _pandas.full(len(found), NaT, column.dtype)
    else:
        edges = _pandas.column(found, column.dtype) if times else _pandas.column([float(value) for value in found])
    codes, categories, edges = _assign(column, edges, True, labels, precision, True, duplicates, True)
    return _finish(source, codes, categories, edges, retbins, True)


def _values(x):
    """The Series the values came in, if they did, and their Column."""
    if isinstance(x, classes.Series):
        source, column = x, x._col
    else:
        if getattr(x, "ndim", 1) != 1:
            raise ValueError("Input array must be 1 dimensional")
        source, column = None, as_column(x if hasattr(x, "__len__") else list(x))
        if len(column) == 0 and column.kind in ("objects", "text"):
            column = _pandas.empty("float64")
    if column.kind == "masked":
        column = column.cast("float64")
    elif column.kind == "bool":
        column = column.cast("int64")
    return source, column


def _even_edges(column, n, right):
    low, high = column.reduce(Reduce.MIN), column.reduce(Reduce.MAX)
    if is_missing(low):
        raise ValueError("cannot specify integer `bins` when input data contains infinity")
    low, high = float(low), float(high)
    if low in (float("inf"), float("-inf")) or high in (float("inf"), float("-inf")):
        raise ValueError("cannot specify integer `bins` when input data contains infinity")
    if low == high:
        low -= 0.001 * abs(low) if low != 0 else 0.001
        high += 0.001 * abs(high) if high != 0 else 0.001
        return _pandas.column(np.linspace(low, high, n + 1))
    edges = np.linspace(low, high, n + 1, dtype="float32" if column.dtype == "float32" else None)
    # The outer edge is moved a little, so that the extreme value is inside.
    extra = (high - low) * 0.001
    if right:
        edges[0] -= extra
    else:
        edges[-1] += extra
    return _pandas.column(edges)


def _time_edges(column, n, right):
    low, high = column.reduce(Reduce.MIN), column.reduce(Reduce.MAX)
    if is_missing(low):
        raise ValueError("cannot specify integer `bins` when input data contains infinity")
    size = RESOLUTION_NS[column.dtype.partition("[")[2].partition(",")[0].rstrip("]")]
    # Complains when the clock has no room for the distance.
    distance = high - low
    first, last = low._ns // size, high._ns // size
    if first == last:
        first, last = first - NS_SECOND // size, last + NS_SECOND // size
    edges = [first + int(step) for step in np.linspace(0, last - first, n + 1)]
    # The outer edge is moved a little, so that the extreme value is inside.
    extra = (distance * 0.001)._ns // size
    if right:
        edges[0] -= extra
    else:
        edges[-1] += extra
    return _times_from(_pandas.column(edges, "int64"), column)


def _times_from(edges, column):
    """Column of times from plain numbers in the unit of another column."""
    whole = [int(value) for value in edges.tolist()]
    return _pandas.column(whole, "int64").cast(column.dtype)


def _as_times(edges, column):
    if edges.kind == column.kind:
        return edges
    return time_to_datetime.to_datetime(edges.tolist())._col


def _assign(column, edges, right, labels, precision, include_lowest, duplicates, ordered):
    if duplicates not in ("raise", "drop"):
        raise ValueError("invalid value for 'duplicates' parameter, valid options are: raise, drop")
    different = edges.unique()
    if len(different) < len(edges) and len(edges) != 2:
        if duplicates == "raise":
            raise ValueError(
                f"Bin edges must be unique: {classes.Index._from(edges)!r}.\nYou can drop duplicate edges by setting "
                "the 'duplicates' kwarg"
            )
        edges = different
    codes = _pandas.cut_codes(column, edges, right, include_lowest)
    if labels is False:
        return codes, None, edges
    count = len(edges) - 1
    if labels is None:
        if edges.kind in ("datetime", "timedelta") and edges.any_missing():
            raise ValueError("missing values must be missing in the same location both left and right sides")
        return codes, _pandas.objects(interval_labels(edges, right, precision, include_lowest)), edges
    if not is_list_like(labels):
        raise ValueError(
            "Bin labels must either be False, None or passed in as a list-like argument"
        )
    labels = list(labels)
    if len(labels) != count:
        raise ValueError("Bin labels must be one fewer than the number of bin edges")
    if ordered and len(set(labels)) != len(labels):
        raise ValueError("labels must be unique if ordered=True; pass ordered=False for duplicate labels")
    if len(set(labels)) != len(labels):
        different = list(dict.fromkeys(labels))
        places = _pandas.column([different.index(label) for label in labels], "int64")
        codes = places.take(codes.clip(0, None)).where(codes.binary(Binary.GE, 0), -1)
        labels = different
    return codes, _pandas.column(labels), edges


def _finish(source, codes, categories, edges, retbins, ordered):
    if categories is None:
        if codes.binary(Binary.LT, 0).reduce(Reduce.ANY):
            codes = codes.cast("float64").where(codes.binary(Binary.GE, 0), float("nan"))
        result = codes.to_numpy() if source is None else classes.Series._from(codes, source._index, source._name)
    else:
        made = _pandas.from_codes(codes, categories, ordered)
        if source is None:
            result = arrays.array_of(made)
        else:
            result = classes.Series._from(made, source._index, source._name)
    if not retbins:
        return result
    return result, (classes.Index._from(edges) if edges.kind in ("datetime", "timedelta") else edges.to_numpy())
