"""`.array`, and `pd.array`: values as pandas holds them, outside a Series."""

import numpy as np

import _pandas

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_bool, is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.dtypes.names import dtype_object
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.questions import is_missing
from pandas.core.values.plain import iterated

# Loaded on first use, which keeps imports short.
printing = on_first_use("pandas.core.printing")

# Loaded on first use, because it imports this module.
categorical = on_first_use("pandas.core.category.categorical")

# What a Series has and an array without labels has not.
_LABELLED = frozenset(
    ["loc", "iloc", "at", "iat", "index", "name", "keys", "items", "axes", "to_frame", "cat", "str", "dt", "groupby",
     "reset_index", "set_axis"]
)  # fmt: skip


class ExtensionArray:
    """Values without labels, of a dtype that numpy does not have or of any other."""

    ndim = 1
    _is_pandas_array = True

    @classmethod
    def _of(cls, column):
        new = object.__new__(cls)
        new._col = column
        return new

    @property
    def dtype(self):
        """The dtype of the values."""
        return dtype_object(self._col)

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
    def nbytes(self):
        """Bytes of the values."""
        return self._col.nbytes()

    def __iter__(self):
        return iter(iterated(self._col))

    def tolist(self):
        """The values as a list."""
        return self._col.tolist()

    def to_numpy(self, dtype=None, copy=False, na_value=no_default):
        """The values as an array of numpy."""
        return self._series().to_numpy(dtype, copy, na_value)

    def __array__(self, dtype=None, copy=None):
        values = self._col.to_numpy()
        return values if dtype is None else np.asarray(values, dtype)

    def _series(self):
        return classes.Series._from(self._col.share(), classes.RangeIndex._of_length(len(self._col)))

    def __getitem__(self, key):
        found = self._series().iloc[key] if not is_integer(key) else self._col.get(
            int(key) + len(self._col) if key < 0 else int(key)
        )
        return array_of(found._col) if isinstance(found, classes.Series) else found

    def __setitem__(self, key, value):
        series = classes.Series._from(self._col, classes.RangeIndex._of_length(len(self._col)))
        series.iloc[key] = value

    def __getattr__(self, name):
        # The methods are those of a Series; what comes back loses its labels again.
        if name[:1] == "_" or name in _LABELLED:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        found = getattr(self._series(), name)
        if not callable(found):
            return array_of(found._col) if isinstance(found, classes.Series) else found

        def call(*args, **kwargs):
            result = found(*args, **kwargs)
            return array_of(result._col) if isinstance(result, classes.Series) else result

        return call

    def __repr__(self):
        return printing.array_repr(self)


class NumpyExtensionArray(ExtensionArray):
    """Values of a numpy dtype."""


class IntegerArray(ExtensionArray):
    """Whole numbers that may be missing."""


class FloatingArray(ExtensionArray):
    """Floating numbers that may be missing."""


class BooleanArray(ExtensionArray):
    """Booleans that may be missing."""


class StringArray(ExtensionArray):
    """Text that may be missing."""


class DatetimeArray(ExtensionArray):
    """Dates and times."""


class TimedeltaArray(ExtensionArray):
    """Durations."""


class PeriodArray(ExtensionArray):
    """Spans of time."""


def array_of(column):
    """The array class for a column."""
    kind = column.kind
    if kind == "category":
        return categorical.Categorical._from(column)
    if kind == "masked":
        name = column.dtype
        if name == "boolean":
            return BooleanArray._of(column)
        if name == "string":
            return StringArray._of(column)
        return (FloatingArray if name.startswith("Float") else IntegerArray)._of(column)
    if kind == "datetime":
        return DatetimeArray._of(column)
    if kind == "timedelta":
        return TimedeltaArray._of(column)
    if kind == "period":
        return PeriodArray._of(column)
    return NumpyExtensionArray._of(column)


def array_or_plain(column):
    """The values as numpy has them, or as pandas has them where they are times or may be missing."""
    if column.kind in ("category", "masked", "period", "datetime", "timedelta"):
        return array_of(column)
    return column.to_numpy()


def array(data, dtype=None, copy=True):
    """An array of pandas; without a dtype, whole numbers, floats, booleans and text may be missing."""
    if not is_list_like(data):
        raise ValueError(f"Cannot pass scalar '{data}' to 'pandas.array'.")
    column = as_column(data if hasattr(data, "_col") or isinstance(data, np.ndarray) else list(data), dtype=dtype)
    if dtype is None and not hasattr(data, "_col"):
        if isinstance(data, np.ndarray):
            name = column.dtype
            if column.kind in ("int", "float"):
                column = column.cast(name[0].upper() + name[1:])
            elif column.kind == "uint":
                column = column.cast("UInt" + name[4:])
            elif column.kind in ("bool", "text"):
                column = column.cast("boolean" if column.kind == "bool" else "string")
        else:
            column = _nullable(list(data), column)
    return array_of(column)


def _nullable(values, column):
    present = [value for value in values if not is_missing(value)]
    if not present:
        return column
    if all(is_bool(value) for value in present):
        return _pandas.column([None if is_missing(v) else bool(v) for v in values], "boolean")
    if all(is_integer(value) for value in present):
        return _pandas.column([None if is_missing(v) else int(v) for v in values], "Int64")
    if column.kind == "float":
        return column.cast("Float64")
    if column.kind == "text":
        return column.cast("string")
    return column


for _name in (
    "add", "radd", "sub", "rsub", "mul", "rmul", "truediv", "rtruediv", "floordiv", "rfloordiv", "mod", "rmod",
    "pow", "rpow", "eq", "ne", "lt", "le", "gt", "ge", "and", "rand", "or", "ror", "xor", "rxor",
):  # fmt: skip

    def _make(name):
        def method(self, other):
            if isinstance(other, (classes.Series, classes.DataFrame, classes.Index)):
                return NotImplemented
            other = other._series() if isinstance(other, ExtensionArray) else other
            result = getattr(self._series(), name)(other)
            return array_of(result._col) if isinstance(result, classes.Series) else result

        return method

    setattr(ExtensionArray, f"__{_name}__", _make(f"__{_name}__"))

for _name in ("neg", "pos", "abs", "invert"):

    def _make_unary(name):
        return lambda self: array_of(getattr(self._series(), name)()._col)

    setattr(ExtensionArray, f"__{_name}__", _make_unary(f"__{_name}__"))
