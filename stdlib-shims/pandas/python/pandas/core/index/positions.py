"""Methods of Index that find labels: positions, slices, levels."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.options import unsupported
from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.index.multi_lookup import positions_between
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import nan
from pandas.errors import InvalidIndexError

# Loaded on first use, which keeps imports short.
nearest = on_first_use("pandas.core.index.nearest")


class IndexPositions:
    """Mixin of Index."""

    def get_loc(self, key):
        """Where a label is: a position, a slice or a mask."""
        if is_list_like(key) and not isinstance(key, tuple):
            raise InvalidIndexError(key)
        found = self._locate(key)
        if found.__class__ is int or isinstance(found, slice):
            return found
        first, last = int(found.get(0)), int(found.get(len(found) - 1))
        if last - first + 1 == len(found):
            return slice(first, last + 1, None)
        mask = np.zeros(len(self), dtype=bool)
        mask[found.to_numpy()] = True
        return mask

    def get_indexer(self, target, method=None, limit=None, tolerance=None):
        """The position of each wanted label, -1 where there is none."""
        target = target if isinstance(target, classes.Index) else classes.Index(target)
        if not self.is_unique:
            raise InvalidIndexError("Reindexing only valid with uniquely valued Index objects")
        return self._indexer(target, method, limit, tolerance).to_numpy()

    def get_indexer_for(self, target):
        """The positions of wanted labels, -1 where there is none."""
        target = target if isinstance(target, classes.Index) else classes.Index(target)
        if self.is_unique:
            return self._indexer(target).to_numpy()
        return self.get_indexer_non_unique(target)[0]

    def get_indexer_non_unique(self, target):
        """Positions of every occurrence of the wanted labels, and which of those are absent."""
        target = target if isinstance(target, classes.Index) else classes.Index(target)
        positions, absent = [], []
        for order, label in enumerate(target.tolist()):
            try:
                found = self._locate(label)
            except KeyError:
                positions.append(-1)
                absent.append(order)
                continue
            positions.extend([found] if found.__class__ is int else found.tolist())
        return np.array(positions, dtype="int64"), np.array(absent, dtype="int64")

    def _indexer(self, target, method=None, limit=None, tolerance=None):
        if method is None:
            return self._positions_of_index(target)
        return nearest.positions_by_method(self, target, method, limit, tolerance)

    def _positions_of_index(self, target):
        if self._is_multi or target._is_multi:
            return positions_between(self, target)
        found = self._positions(target._col)
        return _pandas.full(len(target), -1, "int64") if found is None else found

    def get_slice_bound(self, label, side):
        """Where a slice that begins or ends with a label is cut."""
        return self._slice_bound(label, side)

    def slice_indexer(self, start=None, end=None, step=None):
        """The slice of positions between two labels."""
        return self._slice_positions(start, end, step)

    def slice_locs(self, start=None, end=None, step=None):
        """Begin and end of the positions between two labels."""
        found = self._slice_positions(start, end, step)
        return found.start, found.stop

    def searchsorted(self, value, side="left", sorter=None):
        """Where values would be inserted to keep the order."""
        if sorter is not None:
            raise unsupported("Index.searchsorted(sorter=...)")
        if is_list_like(value):
            return self._col.searchsorted(as_column(value), side).to_numpy()
        self._check_comparable()
        return np.int64(self._col.searchsorted(self._key(value), side))

    def asof(self, label):
        """The last label that is not after the wanted one."""
        if is_list_like(label):
            raise InvalidIndexError(label)
        if not self.is_monotonic_increasing and not self.is_monotonic_decreasing:
            raise ValueError("index must be monotonic increasing or decreasing")
        position = int(self._col.searchsorted(self._key(label), "right")) - 1
        return nan if position < 0 else self[position]

    def get_level_values(self, level):
        """The index itself."""
        self._check_level(level)
        return self

    def _check_level(self, level):
        if is_integer(level) and level != self._name:
            if level < 0 and level != -1:
                raise IndexError(f"Too many levels: Index has only 1 level, {level} is not a valid level number")
            if level > 0:
                raise IndexError(f"Too many levels: Index has only 1 level, not {level + 1}")
        elif not is_integer(level) and level != self._name:
            raise KeyError(f"Requested level ({level}) does not match index name ({self._name})")
        return 0

    _level_number = _check_level


def nonnegative(key, n):
    """Positions with those counted from the end made plain."""
    positions = as_column(key)
    if len(positions) == 0:
        return _pandas.empty("int64")
    negative = positions.binary(Binary.LT, 0)
    if negative.reduce(Reduce.ANY):
        positions = positions.where(negative.unary(Unary.INVERT), positions.binary(Binary.ADD, n))
    return positions
