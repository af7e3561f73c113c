"""Windows inside groups: the windows of each group, under the labels of the groups."""

import numpy as np

import _pandas

from pandas.core.arguments.options import unsupported
from pandas.core.combine.concat import concat
from pandas.core.loading import classes
from pandas.core.window.base import Window
from pandas.core.window.ewm import ExponentialMovingWindow
from pandas.core.window.rolling import Expanding, Rolling


def grouped_rolling(groupby, window, min_periods, center, win_type, on, closed, step):
    """groupby().rolling()."""
    if win_type is not None or step is not None:

        raise unsupported("groupby().rolling(win_type=..., step=...)")
    return GroupedWindow(
        groupby,
        lambda part: Rolling(part, window, min_periods, center, on, closed),
        "RollingGroupby",
        on,
        keys_as_columns=not groupby.as_index,
    )


def grouped_expanding(groupby, min_periods):
    """groupby().expanding()."""
    return GroupedWindow(groupby, lambda part: Expanding(part, min_periods), "ExpandingGroupby")


def grouped_ewm(groupby, com, span, halflife, alpha, min_periods, adjust, ignore_na, times):
    """groupby().ewm()."""
    return GroupedWindow(
        groupby,
        lambda part: ExponentialMovingWindow(part, com, span, halflife, alpha, min_periods, adjust, ignore_na, times),
        "ExponentialMovingWindowGroupby",
    )


_METHODS = (
    "sum", "mean", "min", "max", "median", "std", "var", "sem", "skew", "kurt", "count", "quantile", "rank", "apply",
    "corr", "cov", "first", "last",
)  # fmt: skip


class GroupedWindow:
    """Windows of each group."""

    __module__ = "pandas.core.window.rolling"

    def __init__(self, groupby, make, name, on=None, choice=None, keys_as_columns=False):
        self._groupby = groupby
        self._make = make
        self._kind = name
        self._on = on
        self._choice = choice
        self._keys_as_columns = keys_as_columns

    def __getitem__(self, key):
        obj = self._groupby.obj
        labels = key if isinstance(key, list) else [key]
        for label in labels:
            if not isinstance(obj, classes.DataFrame) or label not in obj._columns:
                raise KeyError(f"Column not found: {label}")
        return GroupedWindow(self._groupby, self._make, self._kind, self._on, key)

    def __getattr__(self, name):
        if name[:1] != "_" and isinstance(self._groupby.obj, classes.DataFrame) and name in self._groupby.obj._columns:
            return self[name]
        raise AttributeError(f"'{self._kind}' object has no attribute '{name}'")

    def _source(self):
        """What the windows move over: without the keys, with the column of times."""
        groupby = self._groupby
        obj = groupby.obj
        if isinstance(obj, classes.Series):
            return obj
        if groupby._selection is not None:
            return groupby._selected_object()
        return groupby._object_without_keys()

    def _call(self, name, args, kwargs):
        groupby = self._groupby
        source = self._source()
        rows = [part for part in groupby._partition.rows() if len(part)]
        results = []
        for part in rows:
            windows = self._make(source._take(part))
            if self._choice is not None:
                windows = windows[self._choice]
            results.append(getattr(windows, name)(*args, **kwargs))
        return self._joined(results, rows)

    def _joined(self, results, rows):
        partition = self._groupby._partition
        if not results:
            return self._groupby._selected_object()._slice(slice(0, 0))
        joined = concat(results)
        sizes = partition.groups.sizes().to_numpy()
        repeated = _pandas.column(np.repeat(np.arange(len(sizes)), sizes))
        levels = [column.take(repeated) for column in partition.labels]
        inner = joined._index
        if self._on is not None and isinstance(joined, classes.Series):
            times = self._groupby.obj._column(self._on).take(partition.groups.order())
            inner = classes.Index._from(times, self._on)
        levels += list(inner._cols) if inner._is_multi else [inner._col]
        index = classes.MultiIndex._from_levels(levels, partition.names + list(inner.names))
        if self._keys_as_columns:
            frame = joined if isinstance(joined, classes.DataFrame) else joined.to_frame()
            frame = classes.DataFrame._from(frame._cols, frame._columns, index)
            return frame.reset_index(level=list(range(len(partition.names))))
        if isinstance(joined, classes.DataFrame):
            return classes.DataFrame._from(joined._cols, joined._columns, index)
        return classes.Series._from(joined._col, index, joined._name)

    def __repr__(self):
        inside = repr(self._make(self._source()))
        return self._kind + inside[inside.index(" [") :]

    def agg(self, func=None, *args, **kwargs):
        """One or more reductions of each window, by names and functions."""
        windows = self
        if self._keys_as_columns and not isinstance(func, str):
            # Several results at once stay under the labels of the groups.
            windows = GroupedWindow(self._groupby, self._make, self._kind, self._on, self._choice)
        return windows._call("agg", (func,) + args, kwargs)

    aggregate = agg


def _method(name):
    def call(self, *args, **kwargs):
        return self._call(name, args, kwargs)

    call.__name__ = name
    call.__doc__ = getattr(Expanding, name, getattr(Window, name, None)).__doc__
    return call


for _name in _METHODS:
    setattr(GroupedWindow, _name, _method(_name))
