"""MultiIndex: labels that are tuples, kept as one column per level."""

import numpy as np

import _pandas
from _pandas import Reduce

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.index.base import FrozenList, Index
from pandas.core.index.multi_lookup import MultiLookup
from pandas.core.index.multi_methods import MultiMethods
from pandas.core.index.multi_refusals import MultiRefusals
from pandas.core.loading import classes
from pandas.core.missing.markers import nan


class MultiIndex(MultiMethods, MultiRefusals, MultiLookup, Index):
    """An index of several levels.

    >>> pd.MultiIndex.from_tuples([("a", 1), ("b", 2)], names=["letter", "number"]).names
    FrozenList(['letter', 'number'])
    """

    __module__ = "pandas.core.indexes.multi"
    _is_multi = True
    _made = None
    _factors = None
    _level_columns = None
    # pandas counts no lookup tables for the labels of groups.
    _has_tables = True
    # Groups by missing keys come after the others; elsewhere a missing label sorts before all.
    _missing_last = False

    def __new__(cls, levels=None, codes=None, sortorder=None, names=None, dtype=None, copy=False, name=None,
                verify_integrity=True):
        if levels is None or codes is None:
            raise TypeError("Must pass both levels and codes")
        if len(levels) != len(codes):
            raise ValueError("Length of levels and codes must be the same.")
        columns = []
        for values, numbers in zip(levels, codes):
            values = values if isinstance(values, Index) else Index(values)
            columns.append(values._col.take(as_column(numbers, dtype="int64"), True))
        if names is None:
            names = name if is_list_like(name) else [getattr(values, "name", None) for values in levels]
        new = cls._from_levels(columns, list(names))
        new._level_columns = [(v if isinstance(v, Index) else Index(v))._col for v in levels]
        return new

    @classmethod
    def _from_levels(cls, columns, names=None):
        """An index over one column per level; takes them as they are."""
        new = object.__new__(cls)
        new._cols = columns
        new._names = list(names) if names is not None else [None] * len(columns)
        return new

    @classmethod
    def from_tuples(cls, tuples, sortorder=None, names=None):
        """A MultiIndex from a list of tuples."""
        if not is_list_like(tuples):
            raise TypeError("Input must be a list / sequence of tuple-likes.")
        if isinstance(tuples, Index):
            if tuples._is_multi:
                return tuples
            tuples = tuples.tolist()
        tuples = list(tuples)
        if not tuples:
            if names is None:
                raise TypeError("Cannot infer number of levels from empty list")
            return cls._from_levels([_pandas.empty("object") for _ in names], _name_list(names, len(names)))
        depth = max(len(item) for item in tuples)
        if any(len(item) != depth for item in tuples):
            tuples = [tuple(item) + (nan,) * (depth - len(item)) for item in tuples]
        columns = [_pandas.column(list(values)) for values in zip(*tuples)]
        return cls._from_levels(columns, _name_list(names, depth))

    @classmethod
    def from_arrays(cls, arrays, sortorder=None, names=no_default):
        """A MultiIndex from one array per level."""
        if not is_list_like(arrays):
            raise TypeError("Input must be a list / sequence of array-likes.")
        arrays = list(arrays)
        for values in arrays:
            if not is_list_like(values):
                raise TypeError("Input must be a list / sequence of array-likes.")
        for before, after in zip(arrays, arrays[1:]):
            if len(before) != len(after):
                raise ValueError("all arrays must be same length")
        if names is no_default:
            names = [getattr(values, "name", None) for values in arrays]
        return cls._from_levels([as_column(values) for values in arrays], _name_list(names, len(arrays)))

    @classmethod
    def from_product(cls, iterables, sortorder=None, names=no_default):
        """A MultiIndex of every combination of some values."""
        if not is_list_like(iterables):
            raise TypeError("Input must be a list / sequence of iterables.")
        iterables = [values if hasattr(values, "_col") else list(values) for values in iterables]
        if names is no_default:
            names = [getattr(values, "name", None) for values in iterables]
        columns = [as_column(values) for values in iterables]
        n = 1
        for column in columns:
            n *= len(column)
        spread = []
        inner = n
        outer = 1
        for column in columns:
            size = len(column)
            inner = inner // size if size else 0
            positions = np.tile(np.repeat(np.arange(size), inner), outer)
            spread.append(column.take(_pandas.column(positions)) if n else column.slice(0, 0, 1))
            outer *= size
        return cls._from_levels(spread, _name_list(names, len(columns)))

    @classmethod
    def from_frame(cls, df, sortorder=None, names=None):
        """A MultiIndex with the columns of a frame as levels."""
        if not isinstance(df, classes.DataFrame):
            raise TypeError("Input must be a DataFrame")
        names = df.columns.tolist() if names is None else names
        return cls._from_levels([column.share() for column in df._cols], _name_list(names, len(df._cols)))

    # What it is

    @property
    def _col(self):
        if self._made is None:
            self._made = _pandas.objects(self.tolist())
        return self._made

    @property
    def _name(self):
        return None

    def _dtype_name(self):
        return "object"

    def _col_kind(self):
        return "objects"

    def _copy_object(self):
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new._names = list(self._names)
        return new

    def _with_names(self, names):
        new = self._copy_object()
        new._names = list(names)
        return new

    def _renamed(self, name):
        return self._copy_object()

    def _like(self, column):
        return Index._from(column)

    @property
    def name(self):
        """None: the names of the levels are in `names`."""
        return self.__dict__.get("_single_name")

    @name.setter
    def name(self, value):
        self.__dict__["_single_name"] = value

    @property
    def names(self):
        """The name of each level."""
        return FrozenList(self._names)

    @names.setter
    def names(self, values):
        self._names = _name_list(values, len(self._cols))

    @property
    def nlevels(self):
        """How many levels there are."""
        return len(self._cols)

    @property
    def levshape(self):
        """How many different labels each level has."""
        return tuple(len(level) for level in self.levels)

    @property
    def dtype(self):
        """object."""
        return np.dtype(object)

    @property
    def dtypes(self):
        """The dtype of each level."""
        names = [f"level_{i}" if name is None else name for i, name in enumerate(self._names)]
        return classes.Series([self.get_level_values(i).dtype for i in range(self.nlevels)], index=names, dtype=object)

    @property
    def values(self):
        """The tuples in an array."""
        return self._col.to_numpy()

    def __len__(self):
        return len(self._cols[0]) if self._cols else 0

    def tolist(self):
        """The labels as tuples."""
        return list(zip(*[column.tolist() for column in self._cols]))

    to_list = tolist

    def _factorized(self):
        """For each level its codes and its distinct labels, sorted."""
        if self._factors is None:
            factors = []
            for i, column in enumerate(self._cols):
                given = self._level_columns[i] if self._level_columns is not None else None
                if given is not None:
                    factors.append((given.lookup(column), given))
                elif column.kind == "category":
                    factors.append((column.codes if not callable(column.codes) else column.codes(), column.categories))
                else:
                    try:
                        factors.append(column.factorize(True))
                    except TypeError:
                        factors.append(column.factorize(False))
            self._factors = factors
        return self._factors

    @property
    def levels(self):
        """The distinct labels of each level."""
        return FrozenList(
            [Index._from(uniques.share(), name) for (codes, uniques), name in zip(self._factorized(), self._names)]
        )

    @property
    def codes(self):
        """For each level, which of its labels each row has."""
        return FrozenList([codes.to_numpy("int8") for codes, _ in self._factorized()])

    def _level_number(self, level):
        if is_integer(level) and level not in self._names:
            n = self.nlevels
            if level < 0:
                if level + n < 0:
                    raise IndexError(f"Too many levels: Index has only {n} levels, {level} is not a valid level number")
                return level + n
            if level >= n:
                raise IndexError(f"Too many levels: Index has only {n} levels, not {level + 1}")
            return int(level)
        count = self._names.count(level)
        if count == 0:
            raise KeyError(f"Level {level} not found")
        if count > 1:
            raise ValueError(f"The name {level} occurs multiple times, use a level number")
        return self._names.index(level)

    _check_level = _level_number

    def get_level_values(self, level):
        """The labels of one level, one per row."""
        number = self._level_number(level)
        return Index._from(self._cols[number].share(), self._names[number])

    _get_level_values = get_level_values

    # Rows

    def _take(self, positions, allow_fill=False):
        new = MultiIndex._from_levels([column.take(positions, allow_fill) for column in self._cols], self._names)
        return new

    def _filter(self, mask):
        return MultiIndex._from_levels([column.filter(mask) for column in self._cols], self._names)

    def _slice(self, positions):
        start, stop, step = positions.indices(len(self))
        return MultiIndex._from_levels([column.slice(start, stop, step) for column in self._cols], self._names)

    def __getitem__(self, key):
        if is_integer(key):
            n = len(self)
            if key < -n or key >= n:
                raise IndexError(f"index {key} is out of bounds for axis 0 with size {n}")
            position = int(key) + n if key < 0 else int(key)
            return tuple(column.get(position) for column in self._cols)
        return super().__getitem__(key)

    @property
    def is_unique(self):
        """Whether no label occurs twice."""
        if self._unique is None:
            self._unique = not _pandas.duplicated_many(self._cols, "first").reduce(Reduce.ANY)
        return self._unique


def _name_list(names, n):
    if names is None or names is no_default:
        return [None] * n
    if not is_list_like(names):
        raise TypeError("Must pass list-like as `names`.")
    names = list(names)
    if len(names) != n:
        raise ValueError("Length of names must match number of levels in MultiIndex.")
    return names


classes.MultiIndex = MultiIndex
