"""Small questions every part of pandas asks: is it missing, is it a list, which axis, which column."""

import datetime
from types import FunctionType

import numpy as np

import _pandas

from pandas.core import classes
from pandas.core.missing_values import NA, NaT

Column = _pandas.Column
ndarray = np.ndarray


class _NoDefault:
    """The type of `no_default`: an argument that was not given, where None means something."""

    def __repr__(self):
        return "<no_default>"

    def __bool__(self):
        return False


no_default = _NoDefault()


def unsupported(name):
    """The error for a call or argument that is not offered; to be raised."""
    return NotImplementedError(name)


def check_axis(axis, name="DataFrame"):
    """0 or 1 for any spelling of an axis."""
    if axis is None or axis is no_default:
        return 0
    if isinstance(axis, (int, np.integer)) and not isinstance(axis, bool):
        if axis == 0:
            return 0
        if axis == 1 and name == "DataFrame":
            return 1
    elif isinstance(axis, str):
        if axis in ("index", "rows"):
            return 0
        if axis == "columns" and name == "DataFrame":
            return 1
    raise ValueError(f"No axis named {axis} for object type {name}")


def is_missing(value):
    """True for None, nan, NaT and NA; False for every other value, also for lists."""
    if value is None or value is NaT or value is NA:
        return True
    if isinstance(value, (float, np.floating)):
        return value != value
    if isinstance(value, (complex, np.complexfloating)):
        return value != value
    if isinstance(value, (np.datetime64, np.timedelta64)):
        return bool(np.isnat(value))
    return False


def is_list_like(value, allow_sets=True):
    """True for what can be walked through and is neither text nor a zero-dimensional array."""
    if isinstance(value, (str, bytes, type)):
        return False
    if isinstance(value, ndarray):
        return value.ndim > 0
    if not allow_sets and isinstance(value, (set, frozenset)):
        return False
    return hasattr(value, "__iter__")


def is_scalar(value):
    """True for one value: numbers, text, times, missing values."""
    return not is_list_like(value) and not isinstance(value, (slice, type)) and not callable(value)


def is_hashable(value):
    """Whether a value can be a label."""
    try:
        hash(value)
    except TypeError:
        return False
    return True


def is_integer(value):
    return isinstance(value, (int, np.integer)) and not isinstance(value, (bool, np.bool_))


def is_bool(value):
    return isinstance(value, (bool, np.bool_))


def is_pandas(value):
    """True for Series, DataFrame and Index."""
    return isinstance(value, (classes.Series, classes.DataFrame, classes.Index))


def is_frame(value):
    return isinstance(value, classes.DataFrame)


def is_series(value):
    return isinstance(value, classes.Series)


def is_index(value):
    return isinstance(value, classes.Index)


def as_column(values, n=None, dtype=None):
    """A Column of its own from anything: list-likes by value, a scalar `n` times."""
    own = getattr(values, "_col", None)
    if own is not None and isinstance(own, Column):
        column = own.share()
    elif isinstance(values, Column):
        column = values.share()
    elif isinstance(values, ndarray):
        if values.ndim == 0:
            return _pandas.full(1 if n is None else n, values.item(), dtype_for_native(dtype))
        if values.ndim > 1:
            raise ValueError(f"Data must be 1-dimensional, got ndarray of shape {values.shape} instead")
        column = _pandas.column(values)
    elif isinstance(values, (list, tuple, range)):
        if dtype is not None and not _needs_inference(dtype):
            return cast_new(values, dtype)
        column = _pandas.column(_as_array(values))
        if dtype is not None and column.any_missing() and getattr(dtype, "categories", None) is None:
            return _category_of_present(list(values), dtype)
    elif isinstance(values, (set, frozenset)):
        raise TypeError(f"'{type(values).__name__}' type is unordered")
    elif isinstance(values, dict):
        column = _pandas.column(list(values))
    elif is_list_like(values):
        as_array = getattr(values, "__array__", None)
        if as_array is not None:
            column = _pandas.column(np.asarray(values))
        else:
            return as_column(list(values), n, dtype)
    else:
        return full_column(1 if n is None else n, values, dtype)
    if dtype is not None:
        column = cast_column(column, dtype)
    return column


def _as_array(values):
    """A list of numbers that are all of one narrow type of numpy as an array of it; others as they are."""
    first = values[0] if len(values) else None
    if not isinstance(first, np.number) or first.dtype.name in ("int64", "float64"):
        return values
    kind = type(first)
    return np.array(values) if all(value.__class__ is kind for value in values) else values


# What pandas says of methods that Series and DataFrame have in common.
_SHARED_PARTS = ("SharedSelection", "SharedLabels", "SharedBasics")
_SHARED_METHODS = frozenset(
    ["fillna", "ffill", "bfill", "interpolate", "replace", "where", "mask", "clip", "rolling", "expanding", "ewm",
     "resample", "asfreq", "astype", "copy", "describe", "pct_change", "rank", "to_csv", "to_json", "to_excel",
     "to_pickle", "filter", "get", "xs", "asof", "at_time", "between_time", "tz_convert", "tz_localize", "abs"]
)  # fmt: skip


def name_methods_after(cls, shared=_SHARED_METHODS):
    """Methods say in their messages whose they are, not in which part of the class they are written."""
    for part in cls.__mro__[1:-1]:
        is_shared = part.__name__ in _SHARED_PARTS
        for method in vars(part).values():
            if isinstance(method, FunctionType):
                owner = "NDFrame" if is_shared or method.__name__ in shared else cls.__name__
                method.__qualname__ = f"{owner}.{method.__name__}"


def memory_of(column):
    """The bytes pandas counts for a column: categories come with the table that finds them."""
    used = column.nbytes()
    return used + table_bytes(len(column.categories)) if column.kind == "category" else used


def table_bytes(n):
    """The bytes of the hash table pandas has for n labels."""
    n_buckets = 4
    while n > int(n_buckets * 0.77 + 0.5):
        n_buckets *= 2
    return 40 + max(1, n_buckets // 32) * 4 + n_buckets * 16


def is_nullable_number(column):
    """Whether a column is of Int64, Float64 or one of their kind."""
    return column.kind == "masked" and column.dtype not in ("string", "boolean")


def plain_array(column):
    """The values as numpy has them: nullable numbers with holes are floats."""
    if is_nullable_number(column) and column.any_missing():
        return column.cast("float64").to_numpy()
    return column.to_numpy()


def iterated(column):
    """The values as a loop meets them: numbers and booleans that may be missing are numpy's."""
    values = column.tolist()
    if column.kind != "masked" or column.dtype == "string":
        return values
    from pandas.core.dtypes import dtype_from_name

    make = dtype_from_name(column.dtype).type
    return [value if value is NA else make(value) for value in values]


def _category_of_present(values, dtype):
    """Categories out of a list with missing values: their dtype is that of the values that are present."""
    present = [value for value in values if not is_missing(value)]
    made = cast_column(_pandas.column(present), dtype)
    positions, following = [], 0
    for value in values:
        missing = is_missing(value)
        positions.append(-1 if missing else following)
        following += not missing
    return made.take(_pandas.column(positions, "int64"), True)


def _needs_inference(dtype):
    return getattr(dtype, "name", dtype) == "category" or hasattr(dtype, "categories")


def dtype_for_native(dtype):
    """The native name of any dtype spelling, or None."""
    if dtype is None:
        return None
    from pandas.core.dtypes import dtype_name

    return dtype_name(dtype)


def cast_new(values, dtype):
    """A Column of plain values with a wanted dtype."""
    name = dtype_for_native(dtype)
    if name == "str":
        return _pandas.column([v if isinstance(v, str) or is_missing(v) else str(v) for v in values], "object")
    try:
        return _pandas.column(values, name)
    except TypeError as error:
        raise _unsafe_cast(error) from None
    except OverflowError:
        raise OverflowError(f"The elements provided in the data cannot all be casted to the dtype {name}") from None


def full_column(n, value, dtype=None):
    """A Column with one value `n` times."""
    name = dtype_for_native(dtype)
    if name == "category":
        return cast_column(_pandas.full(n, value), dtype)
    if name == "str":
        return _pandas.full(n, value if isinstance(value, str) or is_missing(value) else str(value), "object")
    if name is None and isinstance(value, (datetime.date, datetime.timedelta, np.datetime64, np.timedelta64)):
        return _full_of_time(n, value)
    return _pandas.full(n, value, name)


def _full_of_time(n, value):
    """One time `n` times, in the unit it has itself."""
    column = _pandas.full(n, value)
    if column.kind not in ("datetime", "timedelta") or value is NaT:
        return column
    if isinstance(value, (np.datetime64, np.timedelta64)):
        unit = np.datetime_data(value.dtype)[0]
        unit = unit if unit in ("s", "ms", "us", "ns") else "s"
    else:
        unit = getattr(value, "unit", "us")
    return column if f"[{unit}" in column.dtype else column.time("as_unit", unit)


def cast_column(column, dtype):
    """The same column in another dtype; the column itself when it has it already."""
    name = dtype_for_native(dtype)
    if name == "category":
        from pandas.core.dtypes import cast_to_category

        return cast_to_category(column, dtype)
    if column.dtype == name:
        return column
    if name == "str":
        return cast_to_text(column)
    if name is not None and name.startswith("period") and column.kind not in ("datetime", "period", "objects"):
        return _periods_of(column, name)
    if column.kind in ("category", "masked") and name is not None:
        from pandas.core.casting import cast_categories, check_missing_cast

        if column.kind == "category" and name[0].islower() and name not in ("boolean", "string"):
            return cast_categories(column, name)
        check_missing_cast(column, name)
    try:
        return column.cast(name)
    except ValueError as error:
        if column.kind == "text" and name is not None and name.startswith(("datetime64", "timedelta64")):
            return _times_of_text(column, name)
        if str(error).startswith("Cannot convert non-finite"):
            from pandas.errors import IntCastingNaNError

            raise IntCastingNaNError(str(error)) from None
        raise
    except TypeError as error:
        from pandas.core.casting import refuse_item

        refuse_item(column, name)
        raise (_unsafe_cast(error) if column.kind == "objects" else error) from None


def _periods_of(column, name):
    """Texts as periods; numbers are none."""
    if column.kind == "category":
        column = column.cast(column.categories.dtype)
    if column.kind == "text" or column.dtype == "string":
        from pandas.core.index.period import PeriodIndex

        return PeriodIndex(column.tolist(), freq=name[len("period[") : -1])._col
    if column.kind in ("int", "uint") or is_nullable_number(column):
        raise TypeError(f"Cannot cast {column.dtype} to {name}")
    if not len(column):
        return _pandas.empty(name)
    raise ValueError("Value must be Period, string, integer, or datetime")


def _times_of_text(column, name):
    """Texts as times, each read by itself."""
    if name.startswith("timedelta64"):
        from pandas.core.time.timedelta import Timedelta

        for text in column.tolist():
            try:
                Timedelta(text)
            except ValueError:
                raise ValueError(f"Could not convert {text!r} to NumPy timedelta") from None
        raise unsupported(f"astype({name!r}) of these texts")
    from pandas.core.time.to_datetime import to_datetime

    texts = classes.Series._from(column, classes.RangeIndex._of_length(len(column)))
    found = to_datetime(texts, format="mixed", errors="coerce")._col
    failed = positions_where(found.isna().binary("and", column.isna().unary("invert")))
    if len(failed):
        from pandas.core.time.errors import DateParseError

        place = int(failed.get(0))
        raise DateParseError(
            f"Unknown datetime string format, unable to parse: {column.get(place)}, at position {place}"
        )
    return found.cast(name)


def _unsafe_cast(error):
    """The error of a cast, in the words of pandas: fractions reach whole numbers by way of objects."""
    text = str(error)
    if text.startswith("cannot safely cast non-equivalent float"):
        return TypeError(f"cannot safely cast non-equivalent object{text[text.index(' to ') :]}")
    return error


def cast_to_text(column):
    """astype(str): every value as Python's str() shows it, missing values too."""
    if column.kind == "text" and not column.any_missing():
        return column
    return column.cast("str")


def column_of_labels(labels, dtype=None):
    """A Column of labels given as one label or a list of them."""
    if is_list_like(labels) and not isinstance(labels, tuple):
        return as_column(labels, dtype=dtype)
    return as_column([labels], dtype=dtype)


def bool_mask(values, n):
    """A bool Column of length `n` from a mask given as Series, array or list; None if it is no mask."""
    column = getattr(values, "_col", None)
    if column is None:
        if isinstance(values, ndarray):
            if values.ndim != 1 or values.dtype.kind not in "bO":
                return None
            column = _pandas.column(values)
        elif isinstance(values, list):
            if not values or not all(isinstance(v, (bool, np.bool_)) for v in values):
                return None
            column = _pandas.column(values)
        elif isinstance(values, Column):
            column = values
        else:
            return None
    dtype = column.dtype
    if dtype == "bool":
        return column
    if dtype == "boolean":
        return column.fillna(False).cast("bool")
    if column.kind == "objects" and len(column):
        plain = column.tolist()
        if all(isinstance(v, (bool, np.bool_)) for v in plain):
            return column.cast("bool")
        if all(isinstance(v, (bool, np.bool_)) or is_missing(v) for v in plain) and not all(is_missing(v) for v in plain):
            raise ValueError("Cannot mask with non-boolean array containing NA / NaN values")
    return None


def positions_where(mask):
    """int64 Column of the positions at which a bool Column is true."""
    return _pandas.set_rows(mask)


def call_name(function):
    """The name a function shows as a label."""
    name = getattr(function, "__name__", None)
    if name is None:
        name = getattr(getattr(function, "func", None), "__name__", None) or type(function).__name__
    return name


# Arguments that numpy's functions hand on to the methods of the same name.
_NUMPY_OPTIONS = ("dtype", "out", "keepdims", "initial", "overwrite_input")


def refuse_unused(method, options):
    """Raises for options a method does not take; numpy's own are fine as long as they say nothing."""
    for name, value in options.items():
        if name not in _NUMPY_OPTIONS:
            raise TypeError(f"{method}() got an unexpected keyword argument '{name}'")
        if value is not None and value is not False:
            raise ValueError(f"the '{name}' parameter is not supported in the pandas implementation of {method}()")
