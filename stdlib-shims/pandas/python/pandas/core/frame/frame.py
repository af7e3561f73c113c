"""The class DataFrame: what it holds, how it is made and what it says about itself."""

import numpy as np

import _pandas

from pandas.core.arguments.options import check_axis, no_default
from pandas.core.arguments.questions import is_integer
from pandas.core.construction.parts import as_index, frame_parts
from pandas.core.dtypes.casting import cast_column
from pandas.core.dtypes.names import dtype_for_native, dtype_object
from pandas.core.frame.arithmetic import FrameArithmetic
from pandas.core.frame.assignment import FrameAssignment
from pandas.core.frame.computing import FrameComputing
from pandas.core.frame.labels import FrameLabels
from pandas.core.frame.plots import FramePlots
from pandas.core.frame.reductions import FrameReductions
from pandas.core.frame.selection import FrameSelection
from pandas.core.frame.values import FrameValues
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.series_and_frame.method_names import name_methods_after
from pandas.core.series_and_frame.ndframe import NDFrame
from pandas.core.values.plain import memory_of

# Loaded on first use, which keeps imports short.
construction_rows = on_first_use("pandas.core.construction.rows")
records = on_first_use("pandas.core.files.records")

_OWN = frozenset(("_cols", "_columns", "_index", "_flags", "_attrs"))


class DataFrame(
    FrameSelection, FrameAssignment, FrameLabels, FrameValues, FrameArithmetic, FrameReductions, FrameComputing, FramePlots, NDFrame
):  # fmt: skip
    """Columns of values with labels for rows and columns.

    >>> pd.DataFrame({"a": [1, 2], "b": [3, 4]}).sum().tolist()
    [3, 7]
    """

    __module__ = "pandas.core.frame"  # where scripts that print the type see it
    _is_pandas = True
    ndim = 2
    __array_priority__ = 1000
    __pandas_priority__ = 4000
    # Whether columns were put in one by one: then no array is all of the frame, and `values` is a copy.
    _in_parts = False

    def __init__(self, data=None, index=None, columns=None, dtype=None, copy=None):
        cols, labels, rows = frame_parts(data, index, columns, dtype)
        if dtype is not None:
            cols = [cast_column(column, dtype) for column in cols]
        own = self.__dict__
        own["_cols"] = cols
        own["_columns"] = labels
        own["_index"] = rows

    @classmethod
    def _from(cls, cols, columns, index):
        """A DataFrame over columns that it may keep."""
        new = object.__new__(DataFrame)
        own = new.__dict__
        own["_cols"] = cols
        own["_columns"] = columns
        own["_index"] = index
        return new

    @classmethod
    def from_dict(cls, data, orient="columns", dtype=None, columns=None):
        """A DataFrame from a dict of columns or of rows."""
        return construction_rows.frame_from_dict(data, orient, dtype, columns)

    @classmethod
    def from_records(cls, data, index=None, exclude=None, columns=None, coerce_float=False, nrows=None):
        """A DataFrame from tuples, dicts or a structured array."""
        return construction_rows.frame_from_records(data, index, exclude, columns, coerce_float, nrows)

    def _with_columns(self, cols):
        """Other values under the same labels."""
        return DataFrame._from(cols, self._columns, self._index)

    def _finish(self, new, inplace):
        """The result of a method: itself, or put into this frame when `inplace`."""
        if not inplace:
            return new
        own = self.__dict__
        own["_cols"], own["_columns"], own["_index"] = new._cols, new._columns, new._index
        return None

    # Rows and columns

    def _take(self, positions, allow_fill=False):
        return DataFrame._from(
            _pandas.take_many(self._cols, positions, allow_fill),
            self._columns,
            self._index._take(positions, allow_fill),
        )

    def _filter(self, mask):
        return DataFrame._from(_pandas.filter_many(self._cols, mask), self._columns, self._index._filter(mask))

    def _slice(self, positions):
        start, stop, step = positions.indices(len(self._index))
        return DataFrame._from(
            [column.slice(start, stop, step) for column in self._cols], self._columns, self._index._slice(positions)
        )

    def _to_index(self, index, positions):
        """The rows under other labels; `positions` says where each comes from, None for the same."""
        if positions is None:
            return DataFrame._from([column.share() for column in self._cols], self._columns, index)
        return DataFrame._from([column.take(positions, True) for column in self._cols], self._columns, index)

    def _take_columns(self, positions):
        """The frame of some columns, by their positions in a list."""
        cols = self._cols
        return DataFrame._from(
            [cols[i].share() for i in positions], self._columns._take(_pandas.column(positions, "int64")), self._index
        )

    def _columns_of_dtype(self, positions):
        """The frame of columns chosen for their dtype; labels that could be counted still can where none is left."""
        chosen = self._take_columns(positions)
        if not positions:
            chosen.__dict__["_columns"] = self._columns._slice(slice(0, 0))
        return chosen

    def _slice_columns(self, positions):
        """The frame of the columns between two positions."""
        cols = [column.share() for column in self._cols[positions]]
        return DataFrame._from(cols, self._columns._slice(positions), self._index)

    def _position_of(self, label):
        """The position of a column; KeyError if there is none, several positions if it occurs twice."""
        return self._columns._locate(label)

    def _positions_of(self, label):
        """The positions of all columns with a label, in a list."""
        place = self._columns._locate(label)
        if place.__class__ is int:
            return [place]
        return list(range(*place.indices(len(self._cols)))) if isinstance(place, slice) else place.tolist()

    def _column(self, label):
        """The values of a column."""
        position = self._columns._locate(label)
        if position.__class__ is not int:
            if not self._columns._is_multi:
                # Where one column is looked for, pandas meets a frame of those that share the label.
                raise AttributeError("'DataFrame' object has no attribute 'dtype'")
            position = position.start if isinstance(position, slice) else int(position.get(0))
        return self._cols[position]

    def _set_column(self, label, column):
        """Puts a column in place of the one with this label, or at the end."""
        try:
            position = self._columns._locate(label)
        except KeyError:
            self.__dict__["_in_parts"] = len(self._cols) > 0
            self._cols.append(column)
            self.__dict__["_columns"] = self._columns_with(label)
            return
        self.__dict__["_in_parts"] = len(self._cols) > 1
        if position.__class__ is int:
            self._cols[position] = column
        else:
            for one in self._positions_of(label):
                self._cols[one] = column.share()

    def _columns_with(self, label):
        labels = self._columns
        if len(labels) == 0 and not labels._is_multi:
            if isinstance(label, tuple):
                return classes.Index([label])
            return classes.Index._from(_pandas.column([label]), labels._name)
        if type(labels) is classes.RangeIndex and label == labels.stop and is_integer(label):
            return classes.RangeIndex._from_range(range(labels.start, labels.stop + labels.step, labels.step), labels._name)
        return labels.insert(len(labels), label)

    def _at(self, position):
        """A Series of the column at a position, for reading."""
        return classes.Series._from(self._cols[position].share(), self._index, self._columns[position])

    # What it is

    @property
    def index(self):
        """The labels of the rows."""
        return self._index

    @index.setter
    def index(self, labels):
        labels = as_index(labels)
        n = len(self._index)
        if len(labels) != n and not (not self._cols and n == 0):
            raise ValueError(f"Length mismatch: Expected axis has {n} elements, new values have {len(labels)} elements")
        self.__dict__["_index"] = labels

    @property
    def columns(self):
        """The labels of the columns."""
        return self._columns

    @columns.setter
    def columns(self, labels):
        labels = as_index(labels)
        n = len(self._cols)
        if len(labels) != n:
            raise ValueError(f"Length mismatch: Expected axis has {n} elements, new values have {len(labels)} elements")
        self.__dict__["_columns"] = labels

    @property
    def dtypes(self):
        """The dtype of each column."""
        return classes.Series._from(
            _pandas.objects([dtype_object(column) for column in self._cols]), self._columns, None
        )

    def __len__(self):
        return len(self._index)

    @property
    def shape(self):
        """Rows and columns."""
        return (len(self._index), len(self._cols))

    @property
    def size(self):
        """How many values there are."""
        return len(self._index) * len(self._cols)

    @property
    def axes(self):
        """Both indexes in a list."""
        return [self._index, self._columns]

    @property
    def empty(self):
        """Whether there are no values."""
        return len(self._index) == 0 or not self._cols

    def _common_dtype(self):
        names = {column.dtype for column in self._cols}
        if not names:
            return "float64"
        return names.pop() if len(names) == 1 else _pandas.common_type(sorted(names))

    def to_numpy(self, dtype=None, copy=False, na_value=no_default):
        """All values in a two-dimensional array."""
        shape = self.shape
        if dtype is None:
            name = self._common_dtype()
            numpy_name = name if name[0] in "bifudt" and "," not in name and name not in ("boolean",) else "object"
            if name[0] in "IUF" and name != "object":
                numpy_name = "object"
        else:
            numpy_name = dtype_for_native(dtype)
            numpy_name = "str" if numpy_name == "str" else numpy_name
        if numpy_name == "str":
            return np.array([column.to_numpy() for column in self._cols], dtype=str).T
        result = np.empty(shape, dtype=numpy_name)
        for i, column in enumerate(self._cols):
            if na_value is not no_default and column.any_missing():
                if numpy_name == "object":
                    result[:, i] = _filled_objects(column, na_value)
                    continue
                column = column.fillna(na_value)
            result[:, i] = column.to_numpy(numpy_name)
        if not copy and na_value is no_default and not self._in_parts and {column.dtype for column in self._cols} == {numpy_name}:
            for i, column in enumerate(self._cols):
                column.lend(result[:, i])
        return result

    def to_dict(self, *args, **kwargs):
        """The data as a dict: of columns for a frame, of values for a series."""
        return records.frame_to_dict(self, *args, **kwargs)

    @property
    def values(self):
        """All values in a two-dimensional array."""
        return self.to_numpy()

    _values = values

    def __array__(self, dtype=None, copy=None):
        values = self.to_numpy()
        return values if dtype is None else np.asarray(values, dtype)

    def __iter__(self):
        return iter(self._columns)

    def __contains__(self, label):
        return label in self._columns

    def keys(self):
        """The labels of the columns."""
        return self._columns

    def items(self):
        """Pairs of column label and Series."""
        for position, label in enumerate(self._columns):
            yield label, self._view(position, label)

    def _view(self, position, label):
        """The column at a position as a Series that writes through to this frame."""
        series = classes.Series._from(self._cols[position], self._index, label)
        series._parent = (self, label)
        return series

    def copy(self, deep=True):
        """The same values in a new DataFrame."""
        cols = [column.share() for column in self._cols] if deep else list(self._cols)
        new = DataFrame._from(cols, self._columns._copy_object(), self._index._copy_object())
        if "_attrs" in self.__dict__:
            new.__dict__["_attrs"] = dict(self.__dict__["_attrs"])
        return new

    def memory_usage(self, index=True, deep=False):
        """Bytes of each column and of the index."""
        sizes = [memory_of(column) for column in self._cols]
        labels = self._columns
        if index:
            sizes = [self._index.memory_usage(deep)] + sizes
            labels = classes.Index(["Index"] + labels.tolist())
        return classes.Series._from(_pandas.column(sizes, "int64"), labels, None)

    def __getattr__(self, name):
        if name[:2] == "__" or name in _OWN:
            raise AttributeError(f"'DataFrame' object has no attribute '{name}'", name=name, obj=self)
        own = getattr(type(self), name, None)
        if isinstance(own, property):
            # The property itself raised AttributeError: its own words are better than ours.
            return own.fget(self)
        try:
            position = self._columns._locate(name)
        except (KeyError, TypeError):
            raise AttributeError(f"'DataFrame' object has no attribute '{name}'", name=name, obj=self) from None
        return self[name] if position.__class__ is not int else self._view(position, name)

    def __setattr__(self, name, value):
        if name in _OWN or hasattr(type(self), name):
            object.__setattr__(self, name, value)
        elif name in self._columns:
            self[name] = value
        else:
            object.__setattr__(self, name, value)

    def __delattr__(self, name):
        if name in self._columns:
            del self[name]
        else:
            object.__delattr__(self, name)

    def __dir__(self):
        names = set(object.__dir__(self))
        names.update(label for label in self._columns.tolist() if isinstance(label, str) and label.isidentifier())
        return sorted(names)

    def _get_axis(self, axis):
        return self._columns if check_axis(axis) else self._index


def _filled_objects(column, value):
    """The values as objects, with `value` itself in place of missing ones."""
    values = column.to_numpy("object").copy()
    values[column.isna().to_numpy()] = value
    return values


name_methods_after(DataFrame)
classes.DataFrame = DataFrame
