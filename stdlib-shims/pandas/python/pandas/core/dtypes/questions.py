"""Questions about dtypes and values, as pandas.api.types asks them."""

import numbers
import re

import numpy as np

from pandas.core.arguments import questions
from pandas.core.arguments.questions import is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.dtypes.extension import (
    BooleanDtype,
    CategoricalDtype,
    DatetimeTZDtype,
    ExtensionDtype,
    IntervalDtype,
    PeriodDtype,
    StringDtype,
)
from pandas.core.dtypes.names import pandas_dtype
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.questions import is_missing

# Loaded on first use, which keeps imports short.
categorical = on_first_use("pandas.core.category.categorical")


def _dtype(value):
    """The dtype of an array, a dtype or a spelling of one; None for anything else."""
    if value is None:
        return None
    found = getattr(value, "dtype", None)
    if found is not None and not isinstance(value, type):
        return found
    if isinstance(value, classes.DataFrame):
        return None
    try:
        return pandas_dtype(value)
    except (TypeError, ValueError, AttributeError):
        return None


def _kind(value):
    dtype = _dtype(value)
    return None if dtype is None else (dtype.kind if not isinstance(dtype, (StringDtype, CategoricalDtype)) else "O")


def is_numeric_dtype(arr_or_dtype):
    """Whether it is of numbers or booleans."""
    dtype = _dtype(arr_or_dtype)
    if dtype is None:
        return False
    if isinstance(dtype, ExtensionDtype):
        return bool(dtype._is_numeric)
    return dtype.kind in "iufcb"


def is_any_real_numeric_dtype(arr_or_dtype):
    """Whether it is of real numbers."""
    return is_numeric_dtype(arr_or_dtype) and not is_complex_dtype(arr_or_dtype) and not is_bool_dtype(arr_or_dtype)


def is_integer_dtype(arr_or_dtype):
    """Whether it is of whole numbers."""
    return _kind(arr_or_dtype) in ("i", "u")


def is_signed_integer_dtype(arr_or_dtype):
    """Whether it is of signed whole numbers."""
    return _kind(arr_or_dtype) == "i"


def is_unsigned_integer_dtype(arr_or_dtype):
    """Whether it is of unsigned whole numbers."""
    return _kind(arr_or_dtype) == "u"


def is_int64_dtype(arr_or_dtype):
    """Whether it is int64."""
    return getattr(_dtype(arr_or_dtype), "name", None) == "int64"


def is_float_dtype(arr_or_dtype):
    """Whether it is of floating numbers."""
    return _kind(arr_or_dtype) == "f"


def is_complex_dtype(arr_or_dtype):
    """Whether it is of complex numbers."""
    return _kind(arr_or_dtype) == "c"


def is_bool_dtype(arr_or_dtype):
    """Whether it is of booleans."""
    dtype = _dtype(arr_or_dtype)
    if isinstance(dtype, ExtensionDtype):
        return isinstance(dtype, BooleanDtype)
    return dtype is not None and dtype.kind == "b"


def is_string_dtype(arr_or_dtype):
    """Whether it is of text; objects only if all of them are."""
    dtype = _dtype(arr_or_dtype)
    if dtype is None:
        return False
    if isinstance(dtype, StringDtype):
        return True
    if isinstance(dtype, CategoricalDtype) and dtype.categories is not None:
        return dtype.categories._col.kind == "text" and not isinstance(arr_or_dtype, ExtensionDtype)
    if isinstance(dtype, ExtensionDtype):
        return False
    if dtype.kind == "O" and hasattr(arr_or_dtype, "_col") and not isinstance(arr_or_dtype, type):
        column = arr_or_dtype._col
        if column.kind == "text":
            return not column.any_missing()
        return len(column) > 0 and all(isinstance(value, str) for value in column.tolist())
    return dtype.kind in "OSU"


def is_object_dtype(arr_or_dtype):
    """Whether it is object."""
    dtype = _dtype(arr_or_dtype)
    return dtype is not None and not isinstance(dtype, ExtensionDtype) and dtype.kind == "O"


def is_datetime64_dtype(arr_or_dtype):
    """Whether it is of times without zone."""
    dtype = _dtype(arr_or_dtype)
    return dtype is not None and not isinstance(dtype, ExtensionDtype) and dtype.kind == "M"


def is_datetime64_any_dtype(arr_or_dtype):
    """Whether it is of times."""
    return _kind(arr_or_dtype) == "M"


def is_datetime64_ns_dtype(arr_or_dtype):
    """Whether it is of times in nanoseconds."""
    return _kind(arr_or_dtype) == "M" and "[ns" in str(_dtype(arr_or_dtype))


def is_datetime64tz_dtype(arr_or_dtype):
    """Whether it is of times in a zone."""
    return isinstance(_dtype(arr_or_dtype), DatetimeTZDtype)


def is_timedelta64_dtype(arr_or_dtype):
    """Whether it is of durations."""
    return _kind(arr_or_dtype) == "m"


is_timedelta64_ns_dtype = is_timedelta64_dtype


def is_categorical_dtype(arr_or_dtype):
    """Whether it is of categories."""
    return isinstance(_dtype(arr_or_dtype), CategoricalDtype)


def is_period_dtype(arr_or_dtype):
    """Whether it is of spans of time."""
    return isinstance(_dtype(arr_or_dtype), PeriodDtype)


def is_interval_dtype(arr_or_dtype):
    """Whether it is of intervals."""
    return isinstance(_dtype(arr_or_dtype), IntervalDtype)


def is_extension_array_dtype(arr_or_dtype):
    """Whether it is a dtype that numpy does not have."""
    return isinstance(_dtype(arr_or_dtype), ExtensionDtype)


def is_sparse(arr):
    """False: there are no sparse columns."""
    return False


def is_dtype_equal(source, target):
    """Whether two spellings mean the same dtype."""
    source, target = _dtype(source), _dtype(target)
    return source is not None and source == target


def is_number(obj):
    """Whether it is a number."""
    return isinstance(obj, (numbers.Number, np.number))


def is_integer(obj):
    """Whether it is a whole number."""
    return questions.is_integer(obj)


def is_float(obj):
    """Whether it is a floating number."""
    return isinstance(obj, (float, np.floating))


def is_complex(obj):
    """Whether it is a complex number."""
    return isinstance(obj, (complex, np.complexfloating))


def is_interval(obj):
    """Whether it is an Interval."""
    return type(obj).__name__ == "Interval"


def is_bool(obj):
    """Whether it is a boolean."""
    return questions.is_bool(obj)


def is_hashable(obj):
    """Whether it can be a key."""
    return questions.is_hashable(obj)


def is_iterator(obj):
    """Whether it can be stepped through."""
    return hasattr(obj, "__next__")


def is_dict_like(obj):
    """Whether it has keys and items."""
    return all(hasattr(obj, name) for name in ("__getitem__", "keys", "__contains__")) and not isinstance(obj, type)


def is_array_like(obj):
    """Whether it is list-like and has a dtype."""
    return is_list_like(obj) and hasattr(obj, "dtype")


def is_named_tuple(obj):
    """Whether it is a named tuple."""
    return isinstance(obj, tuple) and hasattr(obj, "_fields")


def is_file_like(obj):
    """Whether it can be read or written."""
    return (hasattr(obj, "read") or hasattr(obj, "write")) and hasattr(obj, "__iter__")


def is_re(obj):
    """Whether it is a compiled pattern."""
    return isinstance(obj, re.Pattern)


def is_re_compilable(obj):
    """Whether it can be made a pattern."""
    try:
        re.compile(obj)
    except (TypeError, re.error):
        return False
    return True


_KINDS = {"int": "integer", "uint": "integer", "float": "floating", "bool": "boolean", "datetime": "datetime64",
          "timedelta": "timedelta64", "category": "categorical", "period": "period"}  # fmt: skip


def infer_dtype(value, skipna=True):
    """A word for the kind of values."""
    column = as_column(value if hasattr(value, "_col") or hasattr(value, "dtype") else list(value))
    if column.kind in _KINDS:
        return _KINDS[column.kind]
    if column.kind == "masked":
        name = column.dtype
        return "string" if name == "string" else ("boolean" if name == "boolean" else (
            "floating" if name[0] == "F" else "integer"))  # fmt: skip
    values = [v for v in column.tolist() if not (skipna and is_missing(v))]
    if not values:
        return "empty"
    names = {_word(v) for v in values}
    if len(names) == 1:
        return names.pop()
    if names == {"integer", "floating"}:
        return "mixed-integer-float"
    return "mixed-integer" if "integer" in names else "mixed"


def _word(value):
    if isinstance(value, str):
        return "string"
    if isinstance(value, bytes):
        return "bytes"
    if questions.is_bool(value):
        return "boolean"
    if questions.is_integer(value):
        return "integer"
    if isinstance(value, (float, np.floating)):
        return "floating"
    name = type(value).__name__
    return {"Decimal": "decimal", "complex": "complex", "date": "date", "time": "time", "datetime": "datetime",
            "Timestamp": "datetime", "Timedelta": "timedelta", "timedelta": "timedelta", "Period": "period",
            "Interval": "interval"}.get(name, "mixed")  # fmt: skip


def union_categoricals(to_union, sort_categories=False, ignore_order=False):
    """One Categorical out of several."""
    values, categories = [], []
    for one in to_union:
        column = one._col
        values.extend(column.tolist())
        categories.extend(c for c in column.categories.tolist() if c not in categories)
    return categorical.Categorical(values, categories=sorted(categories) if sort_categories else categories)


__all__ = [name for name in dir() if name.startswith("is_")] + ["infer_dtype", "pandas_dtype", "union_categoricals"]
