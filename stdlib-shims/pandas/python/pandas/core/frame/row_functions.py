"""DataFrame.apply: calling a function for each column or row, and putting the results together."""

import numpy as np

import _pandas

from pandas.core.arguments.questions import is_list_like
from pandas.core.construction.columns import as_column, full_column
from pandas.core.construction.parts import default_index, union_of_indexes
from pandas.core.dtypes.casting import cast_new
from pandas.core.frame.aggregating import aggregate_frame
from pandas.core.loading import classes
from pandas.core.missing.markers import nan
from pandas.core.series.aggregating import method_name


def apply_frame(frame, func, axis, raw, result_type, args, kwargs):
    """`frame.apply(...)`."""
    if result_type not in (None, "reduce", "broadcast", "expand"):
        raise ValueError(
            "invalid value for result_type, must be one of {None, 'reduce', 'broadcast', 'expand'}"
        )
    if isinstance(func, str):
        return frame._call_by_name(func, args, kwargs, axis)
    if isinstance(func, (list, tuple, dict)):
        if frame._cols and not len(frame._index) and not axis:
            # An empty column is returned as it is, whatever the function.
            return frame[list(func)] if isinstance(func, dict) else frame.copy()

        return aggregate_frame(frame, func, axis, args, kwargs)
    if isinstance(func, np.ufunc):
        return func(frame, *args, **kwargs)
    name = method_name(func)
    if name in ("sum", "max", "min") and not args and not kwargs and func in (sum, max, min):
        # Python's own sum, max and min are meant as the methods.
        return getattr(frame, name)(axis=axis)
    labels = frame._index if axis else frame._columns
    if result_type == "broadcast" and frame._cols and not len(frame._index) and axis:
        return frame._with_columns([_pandas.empty("float64") for _ in frame._cols])
    if not len(labels) or (not frame._cols) or (axis == 0 and not len(frame._index)):
        return _empty_result(frame, func, axis, result_type, args, kwargs)
    results = []
    if raw:
        values = frame.to_numpy()
        for i in range(len(labels)):
            results.append(func(values[i] if axis else values[:, i], *args, **kwargs))
    else:
        for series in (rows_of(frame) if axis else _columns_of(frame)):
            results.append(func(series, *args, **kwargs))
    return _put_together(frame, results, axis, result_type, labels)


def _columns_of(frame):
    for i, label in enumerate(frame._columns):
        yield classes.Series._from(frame._cols[i].share(), frame._index, label)


def rows_of(frame):
    """Each row as a Series, of the dtype all columns have in common."""
    for _, row in frame.iterrows():
        yield row


def _empty_result(frame, func, axis, result_type, args, kwargs):
    if result_type not in ("reduce", None):
        return frame.copy()
    reduces = result_type == "reduce"
    if not reduces:
        # A row is tried with nothing under its labels, a column without any rows.
        sample = classes.Series(nan, index=frame._columns, dtype="float64") if axis else classes.Series([], dtype="float64")
        try:
            found = func(sample, *args, **kwargs)
        except Exception:
            pass
        else:
            reduces = not isinstance(found, classes.Series)
    if not reduces:
        return frame.copy()
    labels = frame._index if axis else frame._columns
    if len(labels):
        found = func(classes.Series([], dtype="float64"), *args, **kwargs)
    else:
        found = nan
    return classes.Series(found, index=labels)


def _put_together(frame, results, axis, result_type, labels):
    first = results[0]
    if result_type == "broadcast":
        return _broadcast(frame, results, axis)
    if isinstance(first, classes.Series) and result_type != "reduce":
        return _from_series(results, axis, labels)
    if is_list_like(first) and not isinstance(first, (dict, set, frozenset)) and result_type != "reduce":
        if axis and result_type == "expand":
            rows = [list(one) for one in results]
            new = classes.DataFrame(rows)
            new.index = labels
            return new
        if not axis and len({len(one) for one in results if is_list_like(one)}) == 1:
            n = len(first)
            cols = [
                as_column(list(one) if isinstance(one, tuple) else one) if is_list_like(one)
                else full_column(n, one)
                for one in results
            ]  # fmt: skip
            return classes.DataFrame._from(cols, labels, frame._index if n == len(frame._index) else default_index(n))
    if result_type == "reduce" and isinstance(first, classes.Series):
        return classes.Series._from(_pandas.objects(results), labels, None)
    return classes.Series._from(_pandas.column(results), labels, None)


def _from_series(results, axis, labels):
    index = results[0]._index
    same = all(one._index is index or one._index.equals(index) for one in results)
    if not same:
        # Rows come in the order of their labels, as in a frame made of these; columns as they are met.
        index = union_of_indexes([one._index for one in results], not axis)
        results = [one if one._index.equals(index) else one.reindex(index) for one in results]
    if not axis:
        return classes.DataFrame._from([one._col.share() for one in results], labels, index)
    kinds = {one._col.dtype for one in results}
    if not len(index):
        return classes.DataFrame._from([], index, labels)
    lists = [one._col.tolist() for one in results]
    cols = []
    for values in zip(*lists):
        column = _pandas.column(list(values))
        if len(kinds) == 1 and "object" not in kinds and column.dtype not in kinds and column.kind in ("int", "float"):
            column = column.cast(next(iter(kinds)))
        cols.append(column)
    return classes.DataFrame._from(cols, index, labels)


def _broadcast(frame, results, axis):
    n, width = frame.shape
    lines = [list(one) if is_list_like(one) else [one] * (width if axis else n) for one in results]
    if any(len(line) != (width if axis else n) for line in lines):
        raise ValueError("cannot broadcast result")
    # The results are written into a table like that of the values.
    name = frame._common_dtype() if n else "float64"
    cols = [list(column) for column in zip(*lines)] if axis else lines
    return frame._with_columns([_table_column(column, name) for column in cols])


def _table_column(values, name):
    if name == "object":
        return _pandas.objects(values)
    return _pandas.column(np.array(values).astype(name)) if name[0] in "biuf" else cast_new(values, name)
