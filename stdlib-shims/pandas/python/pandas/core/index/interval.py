"""`IntervalIndex`: labels that are intervals."""

import numpy as np

import _pandas
from _pandas import Reduce

from pandas.core.arguments.questions import is_list_like, is_pandas
from pandas.core.category.interval import dtype_of, side_column
from pandas.core.construction.columns import as_column
from pandas.core.dtypes.names import dtype_name
from pandas.core.index.base import Index
from pandas.core.indexing.masks import positions_where
from pandas.core.loading import classes
from pandas.core.missing.markers import nan
from pandas.core.missing.questions import is_missing
from pandas.core.time.interval import Interval, check_closed

_SIGNS = {"add": "+", "sub": "-", "mul": "*", "truediv": "/", "floordiv": "//", "mod": "%", "pow": "**", "and": "&", "or": "|",
          "xor": "^"}  # fmt: skip


class IntervalIndex(Index):
    """Labels that are intervals; a value is found in the interval that holds it.

    >>> pd.IntervalIndex.from_breaks([0, 1, 2]).contains(1.5).tolist()
    [False, True]
    """

    __module__ = "pandas.core.indexes.interval"

    def __new__(cls, data, closed=None, dtype=None, copy=False, name=None, verify_integrity=True):
        if not is_list_like(data):
            raise TypeError(f"{cls.__name__}(...) must be called with a collection of some kind, {data!r} was passed")
        if name is None:
            name = getattr(data, "name", None) if is_pandas(data) else None
        values = list(data)
        for value in values:
            if not isinstance(value, Interval) and not is_missing(value):
                raise TypeError(f"type {type(value)} with value {value} is not an interval")
        sides = {value.closed for value in values if isinstance(value, Interval)}
        if len(sides) > 1:
            raise ValueError("intervals must all be closed on the same side")
        if closed is not None:
            values = [value if is_missing(value) else Interval(value.left, value.right, closed) for value in values]
        return cls._of(_pandas.objects([nan if is_missing(value) else value for value in values]), name)

    @classmethod
    def _of(cls, column, name=None):
        new = object.__new__(cls)
        new._col, new._name = column, name
        return new

    @classmethod
    def _from_sides(cls, left, right, closed, name):
        check_closed(closed)
        bounds = _pandas.concat([left, right])
        left, right = bounds.slice(0, len(left), 1).tolist(), bounds.slice(len(left), len(bounds), 1).tolist()
        made = []
        for low, high in zip(left, right):
            if is_missing(low) or is_missing(high):
                made.append(nan)
                continue
            if not low <= high:
                raise ValueError("left side of interval must be <= right side")
            made.append(Interval(low, high, closed))
        return cls._of(_pandas.objects(made), name)

    @classmethod
    def from_breaks(cls, breaks, closed="right", name=None, copy=False, dtype=None):
        """Intervals between neighbouring values."""
        column = as_column(breaks if hasattr(breaks, "_col") or isinstance(breaks, np.ndarray) else list(breaks))
        n = len(column)
        return cls._from_sides(column.slice(0, max(n - 1, 0), 1), column.slice(1, n, 1), closed, name)

    @classmethod
    def from_arrays(cls, left, right, closed="right", name=None, copy=False, dtype=None):
        """Intervals between two rows of bounds."""
        left, right = as_column(left), as_column(right)
        if len(left) != len(right):
            raise ValueError("left and right must have the same length")
        return cls._from_sides(left, right, closed, name)

    @classmethod
    def from_tuples(cls, data, closed="right", name=None, copy=False, dtype=None):
        """Intervals from pairs of bounds."""
        pairs = [(nan, nan) if is_missing(pair) else tuple(pair) for pair in data]
        left, right = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        return cls._from_sides(as_column(left), as_column(right), closed, name)

    def _like(self, column):
        if column.kind == "objects" and (len(column) == 0 or column.reduce(Reduce.COUNT) == 0):
            return IntervalIndex._of(column, self._name)
        return Index._from(column, self._name)

    def astype(self, dtype, copy=True):
        """The intervals in another dtype."""
        name = dtype_name(dtype)
        if name == "object":
            plain = object.__new__(Index)
            plain._col, plain._name = self._col.share(), self._name
            return plain
        if name.lower().startswith(("int", "uint", "float")) and not name.startswith("interval"):
            raise TypeError(f"Cannot cast {type(self).__name__} to dtype {name}")
        return Index.astype(self, dtype, copy)

    def where(self, cond, other=None):
        """The intervals where a condition holds, others elsewhere."""
        if other is not None:
            return Index.where(self, cond, other)
        keep = as_column(cond)
        sides = [side_column(self._col, side).where(keep, nan) for side in ("left", "right")]
        return IntervalIndex._from_sides(*sides, self.closed, self._name)

    def _arithmetic(self, op, other, reflected=False):
        sign = _SIGNS.get(op, op)
        names = ["IntervalArray", "IntervalArray" if isinstance(other, IntervalIndex) else type(other).__name__]
        left, right = reversed(names) if reflected else names
        raise TypeError(f"unsupported operand type(s) for {sign}: '{left}' and '{right}'")

    def _truth(self, op, of_objects):
        raise TypeError(f"'IntervalArray' with dtype {self.dtype} does not support reduction '{op}'")

    def diff(self, periods=1):
        """Refused, as in pandas."""
        raise TypeError(
            "IntervalArray has no 'diff' method. Convert to a suitable dtype prior to calling 'diff'."
        )

    @property
    def nbytes(self):
        """Bytes of both bounds."""
        return self.left.nbytes + self.right.nbytes

    def memory_usage(self, deep=False):
        """Bytes of both bounds."""
        return self.nbytes

    def _take(self, positions, allow_fill=False):
        return IntervalIndex._of(self._col.take(positions, allow_fill), self._name)

    def _filter(self, mask):
        return IntervalIndex._of(self._col.filter(mask), self._name)

    def _slice(self, positions):
        start, stop, step = positions.indices(len(self))
        return IntervalIndex._of(self._col.slice(start, stop, step), self._name)

    @property
    def dtype(self):
        """The dtype of the intervals."""
        return dtype_of(self._col)

    @property
    def closed(self):
        """Which sides belong to the intervals."""
        return self.dtype.closed

    @property
    def closed_left(self):
        """Whether left bounds belong to the intervals."""
        return self.closed in ("left", "both")

    @property
    def closed_right(self):
        """Whether right bounds belong to the intervals."""
        return self.closed in ("right", "both")

    @property
    def open_left(self):
        """Whether left bounds are outside."""
        return not self.closed_left

    @property
    def open_right(self):
        """Whether right bounds are outside."""
        return not self.closed_right

    @property
    def left(self):
        """The left bounds."""
        return classes.Index._from(side_column(self._col, "left"))

    @property
    def right(self):
        """The right bounds."""
        return classes.Index._from(side_column(self._col, "right"))

    @property
    def mid(self):
        """The middles."""
        return classes.Index._from(side_column(self._col, "mid"))

    @property
    def length(self):
        """The distances between the bounds."""
        return classes.Index._from(side_column(self._col, "length"))

    @property
    def is_empty(self):
        """Which intervals hold no value."""
        return np.array([isinstance(value, Interval) and value.is_empty for value in self._col.tolist()], dtype=bool)

    def contains(self, other):
        """Which intervals hold a value."""
        return np.array([isinstance(value, Interval) and other in value for value in self._col.tolist()], dtype=bool)

    def overlaps(self, other):
        """Which intervals share a value with another one."""
        return np.array([isinstance(value, Interval) and value.overlaps(other) for value in self._col.tolist()], dtype=bool)

    @property
    def _sorted_bounds(self):
        return sorted((value for value in self._col.tolist() if isinstance(value, Interval)), key=lambda v: (v.left, v.right))

    @property
    def is_overlapping(self):
        """Whether two intervals share a value."""
        ordered = self._sorted_bounds
        return any(first.overlaps(second) for first, second in zip(ordered, ordered[1:]))

    @property
    def is_non_overlapping_monotonic(self):
        """Whether the intervals lie one after the other, apart."""
        values = self._col.tolist()
        rising = all(a.right <= b.left and not a.overlaps(b) for a, b in zip(values, values[1:]))
        falling = all(b.right <= a.left and not a.overlaps(b) for a, b in zip(values, values[1:]))
        return rising or falling

    @property
    def is_monotonic_increasing(self):
        """Whether the intervals never go down."""
        values = self._col.tolist()
        return all(a <= b for a, b in zip(values, values[1:]))

    def set_closed(self, closed):
        """The same bounds with other sides closed."""
        check_closed(closed)
        return IntervalIndex(self._col.tolist(), closed=closed, name=self._name)

    def to_tuples(self, na_tuple=True):
        """The bounds as pairs."""
        pairs = [(nan, nan) if is_missing(value) else (value.left, value.right) for value in self._col.tolist()]
        return classes.Index._from(_pandas.objects(pairs), self._name)

    # Finding

    def _matches(self, label):
        values = self._col.tolist()
        if isinstance(label, Interval):
            return [position for position, value in enumerate(values) if value == label]
        found = []
        for position, value in enumerate(values):
            try:
                if isinstance(value, Interval) and label in value:
                    found.append(position)
            except TypeError:
                break
        return found

    def _locate(self, label):
        if is_missing(label):
            return self._as_location(positions_where(self._col.isna()), label)
        found = self._matches(label)
        if not found:
            raise KeyError(label)
        return found[0] if len(found) == 1 else _pandas.column(found, "int64")

    def get_loc(self, key):
        """Where an interval, or the interval that holds a value, is."""
        found = Index.get_loc(self, key)
        return np.int64(found) if found.__class__ is int else found

    def get_indexer(self, target, method=None, limit=None, tolerance=None):
        """For each value the position of the interval that holds it, -1 for none."""
        positions = []
        for label in list(target):
            found = self._matches(label)
            positions.append(found[0] if found else -1)
        return np.array(positions, dtype="int64")

    def _positions(self, labels):
        return _pandas.column(self.get_indexer(labels.tolist()).tolist(), "int64")
