"""RangeIndex: the labels 0, 1, 2, ... without a column behind them."""

import numpy as np

import _pandas
from _pandas import Reduce, Unary

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_integer
from pandas.core.construction.columns import Column, column_of_labels
from pandas.core.index.base import Index
from pandas.core.indexing.masks import positions_where
from pandas.core.loading import classes
from pandas.core.missing.markers import nan


class RangeIndex(Index):
    """Evenly spaced whole numbers, kept as start, stop and step.

    >>> pd.RangeIndex(3)
    RangeIndex(start=0, stop=3, step=1)
    """

    __module__ = "pandas.core.indexes.range"
    _unique = True
    _made = None

    def __new__(cls, start=None, stop=None, step=None, dtype=None, copy=False, name=None):
        if isinstance(start, range):
            return cls._from_range(start, name)
        if isinstance(start, RangeIndex):
            return cls._from_range(start._range, start._name if name is None else name)
        if start is None and stop is None and step is None:
            raise TypeError("RangeIndex(...) must be called with integers")
        for given in (start, stop, step):
            if given is not None and not is_integer(given) and not (isinstance(given, float) and given.is_integer()):
                raise TypeError(f"Wrong type {type(given)} for value {given}")
        if stop is None:
            start, stop = 0, 0 if start is None else start
        step = 1 if step is None else int(step)
        if step == 0:
            raise ValueError("Step must not be zero")
        return cls._from_range(range(int(start or 0), int(stop), step), name)

    @classmethod
    def from_range(cls, data, name=None, dtype=None):
        """A RangeIndex from a Python range."""
        return cls._from_range(data, name)

    @classmethod
    def _from_range(cls, data, name=None):
        new = object.__new__(cls)
        new._range = data
        new._name = name
        return new

    @classmethod
    def _of_length(cls, n, name=None):
        new = object.__new__(cls)
        new._range = range(n)
        new._name = name
        return new

    @property
    def _col(self):
        if self._made is None:
            labels = self._range
            self._made = _pandas.int_range(labels.start, labels.stop, labels.step)
        return self._made

    def _dtype_name(self):
        return "int64"

    def _col_kind(self):
        return "int"

    @property
    def start(self):
        """The first label."""
        return self._range.start

    @property
    def stop(self):
        """The label before which it ends."""
        return self._range.stop

    @property
    def step(self):
        """The distance between two labels."""
        return self._range.step

    def __len__(self):
        return len(self._range)

    def tolist(self):
        """The labels as a list."""
        return list(self._range)

    to_list = tolist

    def __iter__(self):
        return iter(self._range)

    def _is_default(self):
        labels = self._range
        return labels.start == 0 and labels.step == 1

    def _locate(self, label):
        if label.__class__ is not int:
            if isinstance(label, bool) or not is_integer(label):
                if not (isinstance(label, float) and label.is_integer()):
                    hash(label)
                    raise KeyError(label)
            label = int(label)
        try:
            return self._range.index(label)
        except ValueError:
            raise KeyError(label) from None

    def _positions(self, labels):
        if labels.kind not in ("int", "uint", "float"):
            return self._col.lookup(labels) if labels.kind == "objects" else _pandas.full(len(labels), -1, "int64")
        return self._col.lookup(labels)

    def _take(self, positions, allow_fill=False):
        if isinstance(positions, Column) and len(positions) and self._is_default() and positions.dtype == "int64":
            # Each label is its own position.
            if positions.reduce(Reduce.MIN) >= 0 and positions.reduce(Reduce.MAX) < len(self._range):
                return Index._from(positions.share(), self._name)
        return super()._take(positions, allow_fill)

    def _filter(self, mask):
        if self._is_default():
            return Index._from(_pandas.set_rows(mask), self._name)
        return super()._filter(mask)

    def _slice_bound(self, label, side):
        if not is_integer(label):
            return super()._slice_bound(label, side)
        labels = self._range
        label = int(label)
        if labels.step == 1:
            offset = label - labels.start + (side == "right")
            return min(max(offset, 0), len(labels))
        return super()._slice_bound(label, side)

    def _slice(self, positions):
        return RangeIndex._from_range(self._range[positions], self._name)

    def __getitem__(self, key):
        if key.__class__ is int:
            try:
                return self._range[key]
            except IndexError:
                raise IndexError(f"index {key} is out of bounds for axis 0 with size {len(self)}") from None
        if is_integer(key):
            return self[int(key)]
        return super().__getitem__(key)

    @property
    def is_unique(self):
        """True."""
        return True

    @property
    def is_monotonic_increasing(self):
        """Whether each label is at least the one before."""
        return self._range.step > 0 or len(self._range) < 2

    @property
    def is_monotonic_decreasing(self):
        """Whether each label is at most the one before."""
        return self._range.step < 0 or len(self._range) < 2

    def equals(self, other):
        """Whether both have the same labels in the same order."""
        if isinstance(other, RangeIndex):
            return self._range == other._range
        return super().equals(other)

    def min(self, axis=None, skipna=True):
        """The smallest label."""
        labels = self._range
        if not labels:
            return nan
        return labels[0] if labels.step > 0 else labels[-1]

    def max(self, axis=None, skipna=True):
        """The largest label."""
        labels = self._range
        if not labels:
            return nan
        return labels[-1] if labels.step > 0 else labels[0]

    def insert(self, loc, item):
        """The labels with one more at a position; still a range where the labels go on evenly."""
        labels = self._range
        if is_integer(item) and len(labels):
            if loc == len(labels) and item == labels[-1] + labels.step:
                return RangeIndex._from_range(range(labels.start, item + labels.step, labels.step), self._name)
            if loc in (0, -len(labels)) and item == labels.start - labels.step:
                return RangeIndex._from_range(range(item, labels.stop, labels.step), self._name)
        return super().insert(loc, item)

    def _kept(self, keep):
        """The labels where `keep` is true; still a range where these and the others are evenly spaced."""
        if keep.reduce(Reduce.ALL):
            return self._renamed(self._name)
        kept = _as_slice(positions_where(keep))
        if kept is None or _as_slice(positions_where(keep.unary(Unary.INVERT))) is None:
            return self._filter(keep)
        return RangeIndex._from_range(self._range[kept], self._name)

    def delete(self, loc):
        """The labels without those at positions; still a range when an end is taken off."""
        keep = np.ones(len(self), dtype=bool)
        keep[loc] = False
        return self._kept(_pandas.column(keep))

    def drop(self, labels, errors="raise"):
        """The labels without some of them; still a range when an end is taken off."""
        super().drop(labels, errors)
        return self._kept(self._col.isin(column_of_labels(labels)).unary(Unary.INVERT))

    def difference(self, other, sort=None):
        """The labels that only this index has; still a range when an end is taken off."""
        other = self._other_index(other)
        found = super().difference(other, sort)
        if not isinstance(other, RangeIndex):
            return found
        return self._kept(self._col.isin(other._col).unary(Unary.INVERT))

    def all(self, *args, **kwargs):
        """Whether no label is 0."""
        return 0 not in self._range

    def any(self, *args, **kwargs):
        """Whether a label is not 0."""
        return any(self._range)

    def sort_values(self, return_indexer=False, ascending=True, na_position="last", key=None):
        """The labels in order: a range again."""
        if key is not None:
            return super().sort_values(return_indexer, ascending, na_position, key)
        turned = (self._range.step > 0) != bool(ascending) and len(self._range) > 0
        new = RangeIndex._from_range(self._range[::-1] if turned else self._range, self._name)
        if not return_indexer:
            return new
        order = range(len(self))
        return new, RangeIndex._from_range(order[::-1] if turned else order)

    def fillna(self, value=None, downcast=no_default):
        """The same labels: none is missing."""
        return self._renamed(self._name)

    def factorize(self, sort=False, use_na_sentinel=True):
        """A number per label and the labels they stand for."""
        if sort and self._range.step < 0:
            return np.arange(len(self))[::-1], self.sort_values()
        return np.arange(len(self)), self._renamed(self._name)

    def copy(self, name=None, deep=False):
        """The same labels in a new object."""
        return RangeIndex._from_range(self._range, self._name if name is None else name)

    def memory_usage(self, deep=False):
        """What pandas says a range takes."""
        return 132

    @property
    def nbytes(self):
        """What pandas says a range takes."""
        return 132


def _as_slice(positions):
    """Evenly spaced positions as a slice, None for others."""
    n = len(positions)
    if n < 2:
        first = int(positions.get(0)) if n else 0
        return slice(first, first + n)
    first, step = int(positions.get(0)), int(positions.get(1)) - int(positions.get(0))
    stop = first + n * step
    return slice(first, stop, step) if positions.equals(_pandas.int_range(first, stop, step)) else None


classes.RangeIndex = RangeIndex
