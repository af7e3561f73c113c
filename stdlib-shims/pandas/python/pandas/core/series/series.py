"""The class Series: what it holds, how it is made and what it says about itself."""

import numpy as np

import _pandas
from _pandas import Time

from pandas.core.arguments.options import check_axis, no_default, unsupported
from pandas.core.arguments.questions import is_hashable, is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.construction.parts import as_index, default_index, series_parts
from pandas.core.dtypes.names import dtype_object
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.questions import is_missing
from pandas.core.series.arithmetic import SeriesArithmetic
from pandas.core.series.computing import SeriesComputing
from pandas.core.series.labels import SeriesLabels
from pandas.core.series.plots import SeriesPlots
from pandas.core.series.reductions import SeriesReductions
from pandas.core.series.selection import SeriesSelection
from pandas.core.series.values import SeriesValues
from pandas.core.series_and_frame.method_names import name_methods_after
from pandas.core.series_and_frame.ndframe import NDFrame
from pandas.core.values.plain import is_nullable_number, iterated, memory_of, plain_array

# Loaded on first use, which keeps imports short.
category_accessor = on_first_use("pandas.core.category.accessor")
records = on_first_use("pandas.core.files.records")
text_accessor = on_first_use("pandas.core.text.accessor")
time_accessor = on_first_use("pandas.core.time.accessor")
arrays = on_first_use("pandas.core.values.arrays")


class Series(
    SeriesSelection, SeriesLabels, SeriesValues, SeriesArithmetic, SeriesReductions, SeriesComputing, SeriesPlots, NDFrame
):  # fmt: skip
    """One column of values with a label for each.

    >>> pd.Series([1, 2], index=["a", "b"]).sum()
    np.int64(3)
    """

    __module__ = "pandas.core.series"
    _is_pandas = True
    _parent = None
    ndim = 1
    __array_priority__ = 1000
    __pandas_priority__ = 3000

    def __init__(self, data=None, index=None, dtype=None, name=None, copy=None, fastpath=no_default):
        if not is_hashable(name):
            raise TypeError("Series.name must be a hashable type")
        self._col, self._index, own_name = series_parts(data, index, dtype)
        self._name = own_name if name is None else name

    @classmethod
    def _from(cls, column, index, name=None):
        """A Series over a column that it may keep."""
        new = object.__new__(Series)
        new._col = column
        new._index = index
        new._name = name
        return new

    def _with_column(self, column):
        """Other values under the same labels and name."""
        new = object.__new__(Series)
        new._col = column
        new._index = self._index
        new._name = self._name
        return new

    def _replace_column(self, column):
        """Takes other values in place; the frame this Series was read from takes them too."""
        old = self._col
        self._col = column
        parent = self._parent
        if parent is not None:
            frame, label = parent
            position = frame._columns._locate(label)
            if position.__class__ is int and frame._cols[position] is old:
                frame._cols[position] = column

    def _finish(self, new, inplace):
        """The result of a method: itself, or put into this Series when `inplace`."""
        if not inplace:
            return new
        if new._index is not self._index and not new._index.equals(self._index):
            # With other rows it is no longer the column of the frame it came from.
            self._parent = None
        self._index, self._name = new._index, new._name
        self._replace_column(new._col)
        return None

    # Rows

    def _take(self, positions, allow_fill=False):
        return Series._from(self._col.take(positions, allow_fill), self._index._take(positions, allow_fill), self._name)

    def _filter(self, mask):
        return Series._from(self._col.filter(mask), self._index._filter(mask), self._name)

    def _slice(self, positions):
        start, stop, step = positions.indices(len(self._col))
        return Series._from(self._col.slice(start, stop, step), self._index._slice(positions), self._name)

    def _to_index(self, index, positions):
        """The values under other labels; `positions` says where each comes from, None for the same."""
        if positions is None:
            return Series._from(self._col.share(), index, self._name)
        return Series._from(self._col.take(positions, True), index, self._name)

    # What it is

    @property
    def name(self):
        """The name of the Series, or None."""
        return self._name

    @name.setter
    def name(self, value):
        if not is_hashable(value):
            raise TypeError("Series.name must be a hashable type")
        self._name = value

    @property
    def index(self):
        """The labels."""
        return self._index

    @index.setter
    def index(self, labels):
        labels = as_index(labels)
        if len(labels) != len(self._col):
            raise ValueError(
                f"Length mismatch: Expected axis has {len(self._col)} elements, new values have {len(labels)} elements"
            )
        self._index = labels

    @property
    def dtype(self):
        """The dtype of the values."""
        return dtype_object(self._col)

    dtypes = dtype

    def __len__(self):
        return len(self._col)

    @property
    def size(self):
        """How many values there are."""
        return len(self._col)

    @property
    def shape(self):
        """The length in a tuple."""
        return (len(self._col),)

    @property
    def axes(self):
        """The index in a list."""
        return [self._index]

    @property
    def empty(self):
        """Whether there are no values."""
        return len(self._col) == 0

    @property
    def values(self):
        """The values as an array."""
        kind = self._col.kind
        if kind in ("category", "masked"):
            return self.array
        if kind == "datetime" and "," in self._col.dtype:
            return self._col.time(Time.TZ_CONVERT, None).to_numpy()
        return self._lent()

    def _lent(self):
        """The values as an array that writes through to this Series."""
        array = self._col.to_numpy()
        self._col.lend(array)
        return array

    @property
    def array(self):
        """The values as pandas holds them."""
        return arrays.array_of(self._col)

    @property
    def _values(self):
        return self.array

    def to_numpy(self, dtype=None, copy=False, na_value=no_default):
        """The values as an array."""
        column = self._col
        if na_value is not no_default and column.any_missing():
            if column.kind == "masked" and is_missing(na_value) and dtype is not None:
                return np.asarray(column.cast("Float64").to_numpy(dtype="float64"), dtype)
            if not is_missing(na_value):
                if column.kind in ("datetime", "timedelta") and "," not in column.dtype and is_integer(na_value):
                    values = column.to_numpy().copy()
                    values[column.isna().to_numpy()] = na_value
                    return values if dtype is None else values.astype(dtype)
                if column.kind == "category" or column.dtype in ("string", "boolean"):
                    values = np.array([na_value if is_missing(value) else value for value in column.tolist()], object)
                    return values if dtype is None else values.astype(dtype)
                elif dtype is None and is_nullable_number(column):
                    column = column.cast("float64")
                column = column.fillna(na_value)
        if dtype is None and not copy and column is self._col and column.kind != "masked":
            return self._lent()
        return plain_array(column) if dtype is None else column.to_numpy(dtype)

    def __array__(self, dtype=None, copy=None):
        values = plain_array(self._col)
        return values if dtype is None else np.asarray(values, dtype)

    def tolist(self):
        """The values as a list."""
        return self._col.tolist()

    to_list = tolist

    def __iter__(self):
        return iter(iterated(self._col))

    def keys(self):
        """The labels."""
        return self._index

    def items(self):
        """Pairs of label and value."""
        return zip(iter(self._index), iter(self))

    def item(self):
        """The only value."""
        if len(self._col) != 1:
            raise ValueError("can only convert an array of size 1 to a Python scalar")
        return self._col.tolist()[0]

    def to_dict(self, *, into=dict):
        """The values by label."""
        pairs = zip(self._index.tolist(), records.plain_values(self._col))
        if into is dict:
            return dict(pairs)
        return into(pairs) if isinstance(into, type) else type(into)(into.default_factory, pairs)

    def to_frame(self, name=no_default):
        """A frame with this as its only column."""
        label = (0 if self._name is None else self._name) if name is no_default else name
        if name is no_default and self._name is None:
            columns = default_index(1)
        else:
            columns = classes.Index([label])
        return classes.DataFrame._from([self._col.share()], columns, self._index)

    @property
    def T(self):
        """The Series itself."""
        return self

    def transpose(self, *args, **kwargs):
        """The Series itself."""
        return self

    def ravel(self, order="C"):
        """The values as an array, of pandas where numpy has no such values."""
        return arrays.array_or_plain(self._col)

    @property
    def hasnans(self):
        """Whether a value is missing."""
        return bool(self._col.any_missing())

    @property
    def nbytes(self):
        """Bytes of the values."""
        return self._col.nbytes()

    def memory_usage(self, index=True, deep=False):
        """Bytes of the values and labels."""
        used = memory_of(self._col)
        return used + self._index.memory_usage(deep) if index else used

    def copy(self, deep=True):
        """The same values in a new Series."""
        if deep:
            return Series._from(self._col.share(), self._index._copy_object(), self._name)
        new = Series._from(self._col, self._index, self._name)
        new._parent = self._parent
        return new

    def __float__(self):
        return float(self._single("float"))

    def __int__(self):
        return int(self._single("int"))

    def _single(self, kind):
        if len(self._col) == 1:
            return self._col.get(0)
        raise TypeError(f"cannot convert the series to <class '{kind}'>")

    # Accessors

    @property
    def str(self):
        """Methods for text."""
        return text_accessor.StringMethods(self)

    @property
    def dt(self):
        """Parts of dates, times and durations."""
        return time_accessor.datetime_properties(self)

    @property
    def cat(self):
        """Methods for categories."""
        return category_accessor.CategoricalAccessor(self)

    @property
    def list(self):
        """Not offered: lists of arrow."""
        raise unsupported("Series.list")

    def _get_axis(self, axis):
        check_axis(axis, "Series")
        return self._index

    def _set_items(self, positions, values):
        """Writes values at positions, in place."""
        if is_list_like(values) and not isinstance(values, _pandas.Column):
            values = as_column(values)
        self._col.set_items(positions, values)


name_methods_after(Series)
classes.Series = Series
