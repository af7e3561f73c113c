"""Index: the labels of one axis, and how one of them is found."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Time

from pandas.core.arguments.options import no_default, unsupported
from pandas.core.arguments.questions import is_hashable, is_integer, is_list_like, is_pandas
from pandas.core.construction.columns import as_column
from pandas.core.dtypes.casting import cast_column
from pandas.core.dtypes.names import dtype_name, dtype_object
from pandas.core.index.arithmetic import IndexArithmetic
from pandas.core.index.frozen import FrozenList
from pandas.core.index.kinds import index_class
from pandas.core.index.methods import IndexMethods
from pandas.core.index.positions import IndexPositions, nonnegative
from pandas.core.index.sets import IndexSets
from pandas.core.indexing.masks import bool_mask, positions_where
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.questions import is_missing
from pandas.core.values.plain import iterated
from pandas.errors import InvalidIndexError

# Loaded on first use, which keeps imports short.
pickling = on_first_use("pandas.core.files.pickling")
interval = on_first_use("pandas.core.index.interval")
printing = on_first_use("pandas.core.printing")
arrays = on_first_use("pandas.core.values.arrays")

# Below this many labels a dictionary of all of them costs nothing; above, it is made when lookups repeat.
_SMALL = 1000
_REPEATED = 6


class Index(IndexMethods, IndexPositions, IndexSets, IndexArithmetic):
    """Labels of rows or columns; cannot be changed, but for its name.

    >>> pd.Index([1, 2, 3])
    Index([1, 2, 3], dtype='int64')
    """

    __module__ = "pandas.core.indexes.base"
    _is_pandas = True
    _is_multi = False
    _lookup = None
    _n_lookups = 0
    _unique = None
    _freq = None
    ndim = 1
    __array_priority__ = 1000
    __pandas_priority__ = 2000

    def __new__(cls, data=None, dtype=None, copy=False, name=None, tupleize_cols=True):
        if data is None:
            if cls is not Index:
                return cls._construct(data, dtype, copy, name)
            raise TypeError("Index(...) must be called with a collection of some kind, None was passed")
        if cls is not Index:
            return cls._construct(data, dtype, copy, name)
        if name is None:
            name = getattr(data, "name", None) if is_pandas(data) else None
        if isinstance(data, Index):
            if dtype is not None:
                return data.astype(dtype).rename(name) if dtype_name(dtype) != data._dtype_name() else data._renamed(name)
            return data._renamed(name)
        if isinstance(data, _pandas.Column):
            return Index._from(data if dtype is None else cast_column(data, dtype), name)
        if isinstance(data, range) and dtype is None:
            return classes.RangeIndex._from_range(data, name)
        if isinstance(data, np.ndarray) and data.ndim > 1:
            raise ValueError("Index data must be 1-dimensional")
        if not is_list_like(data):
            raise TypeError(
                f"{cls.__name__}(...) must be called with a collection of some kind, {data!r} was passed"
            )
        if not hasattr(data, "_col") and not isinstance(data, (list, tuple, np.ndarray, _pandas.Column)):
            data = list(data)
        if tupleize_cols and dtype is None and isinstance(data, (list, tuple)) and len(data):
            if all(isinstance(item, tuple) for item in data):
                names = name if is_list_like(name) and not isinstance(name, str) else None
                return classes.MultiIndex.from_tuples(list(data), names=names)
        if isinstance(data, (list, tuple)) and len(data) and _is_interval(data[0]):
            return interval.IntervalIndex(data, name=name)
        if dtype is not None and dtype_name(dtype) == "str":
            dtype = "object" if isinstance(data, (list, tuple)) and all(isinstance(d, str) for d in data) else dtype
        column = as_column(data, dtype=dtype)
        if dtype is None and column.kind == "objects" and not isinstance(data, (list, tuple)):
            column = _pandas.column(column.tolist())
        return Index._from(column, name)

    @classmethod
    def _construct(cls, data, dtype, copy, name):
        raise unsupported(f"{cls.__name__}(...)")

    @staticmethod
    def _from(column, name=None):
        """An index over a column that it may keep; the class follows the kind of values."""
        cls = index_class(column)
        new = object.__new__(cls)
        new._col = column
        new._name = name
        return new

    def _like(self, column):
        """An index of other labels with the same name."""
        return Index._from(column, self._name)

    def __reduce__(self):
        return pickling.reduced(self)

    def _copy_object(self):
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        return new

    def _renamed(self, name):
        new = self._copy_object()
        new._name = name
        return new

    def _dtype_name(self):
        return self._col.dtype

    def _col_kind(self):
        return self._col.kind

    # What it is

    @property
    def dtype(self):
        """The dtype of the labels."""
        # Intervals among other labels have no dtype of their own; those alone are an IntervalIndex.
        return np.dtype(object) if self._col.dtype == "object" else dtype_object(self._col)

    @property
    def name(self):
        """The name of the axis."""
        return self._name

    @name.setter
    def name(self, value):
        if not is_hashable(value):
            raise TypeError(f"{type(self).__name__}.name must be a hashable type")
        self._name = value

    @property
    def names(self):
        """The name in a list."""
        return FrozenList([self._name])

    @names.setter
    def names(self, values):
        if not is_list_like(values):
            raise ValueError("Names must be a list-like")
        values = list(values)
        if len(values) != 1:
            raise ValueError(f"Length of new names must be 1, got {len(values)}")
        self._name = values[0]

    @property
    def nlevels(self):
        """1."""
        return 1

    def __len__(self):
        return len(self._col)

    @property
    def size(self):
        """How many labels there are."""
        return len(self)

    @property
    def shape(self):
        """The length in a tuple."""
        return (len(self),)

    @property
    def empty(self):
        """Whether there are no labels."""
        return len(self) == 0

    @property
    def values(self):
        """The labels as an array."""
        kind = self._col.kind
        if kind == "category":
            return self.array
        if kind == "period":
            return self._col.to_numpy()
        if kind == "datetime" and "," in self._col.dtype:
            return self._col.time(Time.TZ_CONVERT, None).to_numpy()
        return self._col.to_numpy()

    @property
    def array(self):
        """The labels as pandas holds them."""
        return arrays.array_of(self._col)

    _values = array

    def to_numpy(self, dtype=None, copy=False, na_value=no_default):
        """The labels as an array."""
        return self._col.to_numpy(dtype) if dtype is not None else self._col.to_numpy()

    def __array__(self, dtype=None, copy=None):
        return self._col.to_numpy() if dtype is None else np.asarray(self._col.to_numpy(), dtype)

    def tolist(self):
        """The labels as a list."""
        return self._col.tolist()

    to_list = tolist

    def __iter__(self):
        return iter(self.tolist() if self._is_multi else iterated(self._col))

    def item(self):
        """The only label."""
        if len(self) != 1:
            raise ValueError("can only convert an array of size 1 to a Python scalar")
        return self.tolist()[0]

    def __hash__(self):
        raise TypeError(f"unhashable type: '{type(self).__name__}'")

    def __bool__(self):
        raise ValueError(
            f"The truth value of a {type(self).__name__} is ambiguous. "
            "Use a.empty, a.bool(), a.item(), a.any() or a.all()."
        )

    def __setitem__(self, key, value):
        raise TypeError("Index does not support mutable operations")

    def __repr__(self):
        return printing.index_repr(self)

    def __copy__(self):
        return self._copy_object()

    def __deepcopy__(self, memo=None):
        return self._copy_object()

    # Finding labels

    def _key(self, label):
        """A label as the values of this index are written; date indexes read text here."""
        return label

    def __contains__(self, label):
        hash(label)
        try:
            self._locate(label)
        except (KeyError, TypeError, ValueError):
            return False
        return True

    def _locate(self, label):
        """The position of a label: an int, or a Column of positions where it occurs more than once."""
        label = self._key(label)
        lookup = self._lookup
        if lookup is None:
            if len(self) <= _SMALL or self._n_lookups >= _REPEATED:
                lookup = self._make_lookup()
            else:
                self._n_lookups += 1
                if is_missing(label):
                    found = positions_where(self._col.isna())
                elif not self._may_hold(label):
                    raise KeyError(label)
                else:
                    try:
                        found = self._col.positions_of(label)
                    except TypeError:
                        raise KeyError(label) from None
                return self._as_location(found, label)
        if is_missing(label):
            return self._as_location(positions_where(self._col.isna()), label)
        try:
            found = lookup.get(label)
        except TypeError:
            raise InvalidIndexError(label) from None
        if found is None or not self._may_hold(label):
            raise KeyError(label)
        if found.__class__ is int:
            return found
        return _pandas.column(found, "int64")

    def _may_hold(self, label):
        # In Python True == 1, but an index of numbers has no label True, nor one of booleans a label 1.
        kind = self._col.kind
        if kind == "text":
            return isinstance(label, str)
        if kind in ("int", "uint", "float"):
            return not isinstance(label, (bool, np.bool_))
        if kind == "bool":
            return isinstance(label, (bool, np.bool_))
        return True

    def _as_location(self, found, label):
        n = len(found)
        if n == 0:
            raise KeyError(label)
        return int(found.get(0)) if n == 1 else found

    def _make_lookup(self):
        lookup = {}
        unique = True
        try:
            for position, label in enumerate(self._col.tolist()):
                if label in lookup:
                    unique = False
                    earlier = lookup[label]
                    if earlier.__class__ is int:
                        lookup[label] = [earlier, position]
                    else:
                        earlier.append(position)
                else:
                    lookup[label] = position
        except TypeError:
            raise TypeError(f"unhashable type: '{type(label).__name__}'") from None
        self._lookup = lookup
        self._unique = unique
        return lookup

    def _positions(self, labels):
        """int64 Column with the position of each label, -1 where there is none."""
        if labels.kind != self._col.kind:
            labels = self._convert_labels(labels)
            if labels is None:
                return None
        return self._col.lookup(labels)

    def _convert_labels(self, labels):
        if len(labels) and labels.kind in ("text", "objects") and self._col.kind in ("datetime", "timedelta", "period"):
            return _pandas.column([self._key_or_label(label) for label in labels.tolist()])
        return labels

    def _key_or_label(self, label):
        # A text that is not a date is a label that is not here.
        try:
            return self._key(label)
        except ValueError:
            return label

    def _locate_list(self, labels, axis="index"):
        """int64 Column of positions for a list of labels, each as often as it occurs; KeyError if one is absent."""
        n = len(labels)
        if n == 0:
            return _pandas.empty("int64")
        if self.is_unique:
            found = self._positions(labels)
            missing = found.binary(Binary.LT, 0)
            if missing.reduce(Reduce.ANY):
                raise self._not_in_index(labels.filter(missing), n, axis)
            return found
        parts = []
        absent = []
        for label in labels.tolist():
            try:
                where = self._locate(label)
            except KeyError:
                absent.append(label)
                continue
            parts.append(_pandas.column([where], "int64") if where.__class__ is int else where)
        if absent:
            raise self._not_in_index(_pandas.column(absent), n, axis)
        return _pandas.concat(parts)

    def _not_in_index(self, absent, n, axis):
        shown = Index._from(absent)
        if len(absent) == n:
            return KeyError(f"None of [{shown!r}] are in the [{axis}]")
        return KeyError(f"{shown.tolist()} not in index")

    def _slice_positions(self, start, stop, step=None):
        """A Python slice of positions for a slice of labels, whose end is included."""
        n = len(self)
        first = 0 if start is None else self._slice_bound(start, "left")
        last = n if stop is None else self._slice_bound(stop, "right")
        return slice(first, last, step)

    def _slice_bound(self, label, side):
        """The position at which a slice of labels begins (side "left") or ends ("right")."""
        label = self._key(label)
        self._check_slice_bound(label)
        try:
            found = self._locate(label)
        except KeyError:
            if self._col.is_monotonic(True):
                return self._one_position(self._col, label, side)
            if self._col.is_monotonic(False):
                return self._descending_bound(label, side)
            raise
        if found.__class__ is int:
            return found if side == "left" else found + 1
        if isinstance(found, slice):
            return found.start if side == "left" else found.stop
        first, last = int(found.get(0)), int(found.get(len(found) - 1))
        if last - first + 1 != len(found):
            raise KeyError(f"Cannot get {side} slice bound for non-unique label: {label!r}")
        return first if side == "left" else last + 1

    def _check_slice_bound(self, label):
        kind = self._col.kind
        wrong = (kind in ("int", "uint", "float") and isinstance(label, str)) or (
            kind == "text" and not isinstance(label, str)
        )
        if wrong:
            raise TypeError(
                f"cannot do slice indexing on {type(self).__name__} with these indexers [{label}] of type "
                f"{type(label).__name__}"
            )

    def _descending_bound(self, label, side):
        ascending = self._col.slice(len(self) - 1, -1, -1) if len(self) else self._col
        other = "right" if side == "left" else "left"
        return len(self) - self._one_position(ascending, label, other)

    def _one_position(self, column, label, side):
        if is_list_like(label):
            raise AssertionError("Start slice bound is non-scalar")
        return int(column.searchsorted(label, side))

    # Rows

    def _take(self, positions, allow_fill=False):
        return Index._from(self._col.take(positions, allow_fill), self._name)

    def _filter(self, mask):
        return Index._from(self._col.filter(mask), self._name)

    def _slice(self, positions):
        start, stop, step = positions.indices(len(self))
        return self._with_frequency(Index._from(self._col.slice(start, stop, step), self._name), step)

    def _with_frequency(self, sliced, step):
        """Date indexes keep their frequency in a slice."""
        return sliced

    def __getitem__(self, key):
        if is_integer(key):
            n = len(self)
            position = int(key)
            if position < -n or position >= n:
                raise IndexError(f"index {position} is out of bounds for axis 0 with size {n}")
            return self._col.get(position + n if position < 0 else position)
        if isinstance(key, slice):
            return self._slice(key)
        mask = bool_mask(key, len(self))
        if mask is not None:
            if len(mask) != len(self):
                raise IndexError(
                    f"boolean index did not match indexed array along axis 0; size of axis is {len(self)} "
                    f"but size of corresponding boolean axis is {len(mask)}"
                )
            return self._filter(mask)
        if isinstance(key, np.ndarray) and key.ndim > 1:
            raise ValueError("Multi-dimensional indexing (e.g. `obj[:, None]`) is no longer supported. "
                             "Convert to a numpy array before indexing instead.")
        if is_list_like(key):
            return self._take(as_column(nonnegative(key, len(self))))
        raise IndexError(
            "only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays "
            "are valid indices"
        )

    @property
    def is_unique(self):
        """Whether no label occurs twice."""
        if self._unique is None:
            self._unique = bool(self._col.is_unique())
        return self._unique


def _is_interval(value):
    return type(value).__name__ == "Interval"


classes.Index = Index
