"""agg and transform of a DataFrame in all their spellings."""

import numpy as np

import _pandas

from pandas.core.arguments.questions import is_list_like, is_pandas
from pandas.core.loading import classes
from pandas.core.missing.markers import nan
from pandas.core.series.aggregating import _label, aggregate_series, method_name, transform_series


def aggregate_frame(frame, func, axis, args, kwargs):
    """`frame.agg(...)`."""
    if axis:
        if not callable(func) and not isinstance(func, str):
            result = aggregate_frame(frame.T, func, 0, args, kwargs)
            return result.T if isinstance(result, classes.DataFrame) else result
    if func is None:
        return _named(frame, kwargs)
    if isinstance(func, str):
        return frame._call_by_name(func, args, kwargs, axis)
    if isinstance(func, dict):
        return _by_column(frame, func, args, kwargs)
    if isinstance(func, (list, tuple)):
        return _list_of(frame, list(func), args, kwargs)
    name = method_name(func)
    if name is not None and not args and not kwargs:
        return getattr(frame, name)(axis=axis)
    return frame.apply(func, axis=axis, args=args, **kwargs)


def _list_of(frame, functions, args, kwargs):
    """Each function for each column: functions become rows."""
    if not frame._cols:
        raise ValueError("No objects to concatenate")
    labels = [_label(one) for one in functions]
    results = {}
    for i, label in enumerate(frame._columns.tolist()):
        series = frame._at(i)
        results[i] = [aggregate_series(series, one, args, kwargs) for one in functions]
    first = next(iter(results.values()), [])
    if any(isinstance(one, classes.Series) for one in first):
        return _spread(frame, labels, results)
    cols = [_pandas.column(values) for values in results.values()]
    return classes.DataFrame._from(cols, frame._columns, classes.Index(labels))


def _spread(frame, labels, results):
    cols, tuples = [], []
    for i, label in enumerate(frame._columns.tolist()):
        for name, one in zip(labels, results[i]):
            cols.append(one._col.share())
            tuples.append((label, name) if not isinstance(label, tuple) else label + (name,))
    return classes.DataFrame._from(cols, classes.MultiIndex.from_tuples(tuples), frame._index)


def _by_column(frame, functions, args, kwargs):
    absent = [label for label in functions if label not in frame._columns]
    if absent:
        raise KeyError(f"Column(s) {absent} do not exist")
    if any(is_list_like(one) for one in functions.values()):
        order, values = [], {}
        for label, wanted in functions.items():
            listed = list(wanted) if is_list_like(wanted) and not isinstance(wanted, dict) else (
                list(wanted.items()) if isinstance(wanted, dict) else [wanted]
            )
            series = frame[label]
            values[label] = {}
            for one in listed:
                name = _label(one)
                if name not in order:
                    order.append(name)
                values[label][name] = aggregate_series(series, one, args, kwargs)
        if len({tuple(found) for found in values.values()}) > 1:
            # Columns with different functions are joined on the names of the functions.
            order = _joined_order([list(found) for found in values.values()])
        cols = [_pandas.column([found.get(name, nan) for name in order]) for found in values.values()]
        return classes.DataFrame._from(cols, classes.Index(list(values)), classes.Index(order))
    if not frame._columns.is_unique and not frame._columns._is_multi:
        labels = [label for label in functions for _ in frame._positions_of(label)]
        values = [
            aggregate_series(frame._at(place), one, args, kwargs)
            for label, one in functions.items() for place in frame._positions_of(label)
        ]  # fmt: skip
        return classes.Series._from(_pandas.column(values), classes.Index(labels), None)
    results = {label: aggregate_series(frame[label], one, args, kwargs) for label, one in functions.items()}
    if results and all(isinstance(one, classes.Series) for one in results.values()):
        return classes.DataFrame(results)
    return classes.Series._from(_pandas.column(list(results.values())), classes.Index(list(results)), None)


def _joined_order(lists):
    index = classes.Index(lists[0])
    for names in lists[1:]:
        other = classes.Index(names)
        if not index.equals(other):
            index = index.union(other, sort=False)
    return index.tolist()


def _named(frame, kwargs):
    if not kwargs:
        raise TypeError("Must provide 'func' or tuples of '(column, aggfunc).")
    labels, columns = [], []
    for name, pair in kwargs.items():
        if not isinstance(pair, tuple) or len(pair) != 2:
            raise TypeError("Must provide 'func' or tuples of '(column, aggfunc).")
        column, one = pair
        if column not in columns:
            columns.append(column)
        labels.append((name, column, aggregate_series(frame[column], one)))
    # One row per name, one column per column; a name only fills its own column.
    cols = []
    for column in columns:
        cols.append(_pandas.column([value if own == column else nan for _, own, value in labels]))
    return classes.DataFrame._from(cols, classes.Index(columns), classes.Index([name for name, _, _ in labels]))


def transform_frame(frame, func, axis, args, kwargs):
    """`frame.transform(...)`."""
    if axis:
        return transform_frame(frame.T, func, 0, args, kwargs).T
    if isinstance(func, dict):
        for label in func:
            if label not in frame._columns:
                raise KeyError(f"Column(s) {[label]} do not exist")
        return classes.DataFrame({label: transform_series(frame[label], one, args, kwargs) for label, one in func.items()})
    if isinstance(func, (list, tuple)):
        results = {
            i: [transform_series(frame._at(i), one, args, kwargs) for one in func] for i in range(len(frame._cols))
        }
        return _spread(frame, [_label(one) for one in func], results)
    if isinstance(func, str):
        result = frame._call_by_name(func, args, kwargs)
    elif isinstance(func, np.ufunc):
        result = func(frame, *args, **kwargs)
    else:
        try:
            result = frame.apply(func, args=args, **kwargs)
        except Exception:
            result = func(frame, *args, **kwargs)
    if not is_pandas(result) or len(result) != len(frame) or not isinstance(result, classes.DataFrame):
        raise ValueError("Function did not transform")
    return result
