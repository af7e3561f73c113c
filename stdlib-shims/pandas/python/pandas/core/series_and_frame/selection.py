"""Selecting rows, the same way for Series and DataFrame."""

import numpy as np

import _pandas

from pandas.core.arguments.options import check_axis
from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.indexing.iloc import ILoc
from pandas.core.indexing.loc import Loc
from pandas.core.indexing.locating import nonnegative
from pandas.core.indexing.scalar import At, IAt
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.time.day_times import positions_at, positions_between

# Loaded on first use, which keeps imports short.
indexing_cross_section = on_first_use("pandas.core.indexing.cross_section")
indexing_last_before = on_first_use("pandas.core.indexing.last_before")
re = on_first_use("re")


class SharedSelection:
    """Part of NDFrame."""

    @property
    def loc(self):
        """Rows and columns by label."""
        return Loc(self)

    @property
    def iloc(self):
        """Rows and columns by position."""
        return ILoc(self)

    @property
    def at(self):
        """One value by label."""
        return At(self)

    @property
    def iat(self):
        """One value by position."""
        return IAt(self)

    def head(self, n=5):
        """The first rows."""
        self._check_count(n)
        return self._slice(slice(0, n) if n >= 0 else slice(0, max(len(self) + n, 0)))

    def tail(self, n=5):
        """The last rows."""
        self._check_count(n)
        if n == 0:
            return self._slice(slice(0, 0))
        return self._slice(slice(max(len(self) - n, 0), None) if n > 0 else slice(-n, None))

    def _check_count(self, n):
        if not is_integer(n):
            raise TypeError(
                f"cannot do positional indexing on {type(self._index).__name__} with these indexers [{n}] of type "
                f"{type(n).__name__}"
            )

    def take(self, indices, axis=0, **kwargs):
        """The rows, or columns, at positions."""
        n = self.shape[check_axis(axis, type(self).__name__)]
        positions = nonnegative(as_column(indices), n, "indices")
        if check_axis(axis, type(self).__name__):
            return self._take_columns(positions.tolist())
        return self._take(positions)

    def sample(self, n=None, frac=None, replace=False, weights=None, random_state=None, axis=None, ignore_index=False):
        """Rows picked at random, the same ones as pandas for the same seed."""
        axis = check_axis(axis, type(self).__name__)
        size = self.shape[axis]
        if n is not None and frac is not None:
            raise ValueError("Please enter a value for `frac` OR `n`, not both")
        if n is None:
            if frac is None:
                n = 1
            else:
                if frac > 1 and not replace:
                    raise ValueError("Replace has to be set to `True` when upsampling the population `frac` > 1.")
                n = round(frac * size)
        if n < 0:
            raise ValueError("A negative number of rows requested. Please provide `n` >= 0.")
        if n % 1 != 0:
            raise ValueError("Only integers accepted as `n` values")
        chances = None if weights is None else _sample_weights(self, weights, size)
        chosen = _random_state(random_state).choice(size, size=int(n), replace=replace, p=chances)
        positions = as_column(np.asarray(chosen).astype("int64"))
        if axis:
            return self._take_columns(positions.tolist())
        result = self._take(positions)
        if ignore_index:
            result.index = classes.RangeIndex._of_length(len(result))
        return result

    def truncate(self, before=None, after=None, axis=None, copy=None):
        """The rows between two labels of a sorted index."""
        axis = check_axis(axis, type(self).__name__)
        labels = self._get_axis(axis)
        if not labels.is_monotonic_increasing and not labels.is_monotonic_decreasing:
            raise ValueError("truncate requires a sorted index")
        before, after = labels._key(before), labels._key(after)
        if before is not None and after is not None and before > after:
            raise ValueError(f"Truncate: {after} must be after {before}")
        if len(labels) > 1 and labels.is_monotonic_decreasing:
            before, after = after, before
        positions = labels._slice_positions(before, after)
        return self._slice(positions) if not axis else self._slice_columns(positions)

    def get(self, key, default=None):
        """The item under a key, or a default."""
        try:
            return self[key]
        except (KeyError, ValueError, IndexError):
            return default

    def xs(self, key, axis=0, level=None, drop_level=True):
        """The rows with a label, or with a label on one level."""
        return indexing_cross_section.cross_section(self, key, check_axis(axis, type(self).__name__), level, drop_level)

    def filter(self, items=None, like=None, regex=None, axis=None):
        """The columns, or rows, whose labels are listed or match."""
        if sum(part is not None for part in (items, like, regex)) > 1:
            raise TypeError("Keyword arguments `items`, `like`, or `regex` are mutually exclusive")
        axis = self.ndim - 1 if axis is None else check_axis(axis, type(self).__name__)
        labels = self._get_axis(axis)
        if items is not None:
            wanted = classes.Index(list(items)).intersection(labels, sort=False)
            wanted = wanted if len(wanted) else wanted.astype(labels.dtype)
            return self.reindex(columns=wanted) if axis else self.reindex(index=wanted)
        if like is not None:
            positions = [i for i, label in enumerate(labels.tolist()) if like in _label_text(label)]
        elif regex is not None:
            pattern = re.compile(regex)
            positions = [i for i, label in enumerate(labels.tolist()) if pattern.search(_label_text(label))]
        else:
            raise TypeError("Must pass either `items`, `like`, or `regex`")
        return self._take_columns(positions) if axis else self._take(_pandas.column(positions, "int64"))

    def asof(self, where, subset=None):
        """The last row that is not missing, up to some label."""
        return indexing_last_before.last_before(self, where, subset)

    def first(self, offset):
        """The rows of the first span of time."""
        return indexing_last_before.first_span(self, offset)

    def last(self, offset):
        """The rows of the last span of time."""
        return indexing_last_before.last_span(self, offset)

    def at_time(self, time, asof=False, axis=None):
        """The rows at a time of day."""
        return self._take(positions_at(_time_index(self)._col, time))

    def between_time(self, start_time, end_time, inclusive="both", axis=None):
        """The rows between two times of day."""
        if inclusive not in ("both", "neither", "left", "right"):
            raise ValueError("Inclusive has to be either 'both', 'neither', 'left' or 'right'")
        column = _time_index(self)._col
        places = positions_between(
            column, start_time, end_time, inclusive in ("both", "left"), inclusive in ("both", "right")
        )
        return self._take(places)


def _label_text(label):
    return label if isinstance(label, str) else str(label)


def _random_state(state):
    if state is None:
        return np.random
    if is_integer(state) or is_list_like(state):
        return np.random.RandomState(state)
    if isinstance(state, (np.random.RandomState, np.random.Generator)) or state is np.random:
        return state
    raise ValueError(
        "random_state must be an integer, array-like, a BitGenerator, Generator, a numpy RandomState, or None"
    )


def _sample_weights(data, weights, n):
    if isinstance(weights, str):
        if not isinstance(data, classes.DataFrame):
            raise ValueError("Strings cannot be passed as weights when sampling from a Series.")
        if weights not in data._columns:
            raise KeyError("String passed to weights not a valid column")
        weights = data[weights]
    if isinstance(weights, classes.Series):
        weights = weights.reindex(data._index)
    chances = np.asarray(weights, dtype="float64")
    if len(chances) != n:
        raise ValueError("Weights and axis to be sampled must be of same length")
    if (chances < 0).any():
        raise ValueError("weight vector many not include negative values")
    chances = np.where(np.isnan(chances), 0.0, chances)
    total = chances.sum()
    if total == 0:
        raise ValueError("Invalid weights: weights sum to zero")
    return chances / total


def _time_index(obj):
    index = obj._index
    if getattr(index, "_col", None) is None or index._col.kind != "datetime":
        raise TypeError("Index must be DatetimeIndex")
    return index
