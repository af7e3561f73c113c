"""From any spelling of a dtype to its native name, and from there to the dtype object."""

import datetime

import numpy as np

from pandas.core.dtypes.extension import (
    BooleanDtype,
    CategoricalDtype,
    DatetimeTZDtype,
    ExtensionDtype,
    Float32Dtype,
    Float64Dtype,
    Int8Dtype,
    Int16Dtype,
    Int32Dtype,
    Int64Dtype,
    PeriodDtype,
    StringDtype,
    UInt8Dtype,
    UInt16Dtype,
    UInt32Dtype,
    UInt64Dtype,
)
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
interval = on_first_use("pandas.core.category.interval")

_MASKED = {
    cls.name: cls
    for cls in (Int8Dtype, Int16Dtype, Int32Dtype, Int64Dtype, UInt8Dtype, UInt16Dtype, UInt32Dtype, UInt64Dtype,
                Float32Dtype, Float64Dtype, BooleanDtype, StringDtype)
}  # fmt: skip

_SPELLINGS = {
    "int": "int64", "float": "float64", "bool": "bool", "str": "str", "object": "object", "O": "object",
    "int64": "int64", "float64": "float64", "category": "category", "datetime64[ns]": "datetime64[ns]",
    "timedelta64[ns]": "timedelta64[ns]", "string[python]": "string", "string[pyarrow]": "string", "U": "str",
    "i8": "int64", "i4": "int32", "i2": "int16", "i1": "int8", "f8": "float64", "f4": "float32", "u1": "uint8",
    "u2": "uint16", "u4": "uint32", "u8": "uint64", "double": "float64", "M8[ns]": "datetime64[ns]",
    "m8[ns]": "timedelta64[ns]", "datetime64": "datetime64", "timedelta64": "timedelta64",
}  # fmt: skip

_TYPES = {
    int: "int64", float: "float64", bool: "bool", str: "str", object: "object", complex: "complex128",
    datetime.datetime: "datetime64[ns]", datetime.timedelta: "timedelta64[ns]",
}  # fmt: skip


def dtype_name(dtype):
    """The native name of a dtype given as text, type, numpy dtype or dtype object."""
    if isinstance(dtype, str):
        name = _SPELLINGS.get(dtype)
        if name is not None:
            if name in ("datetime64", "timedelta64"):
                raise TypeError(
                    f"Casting to unit-less dtype '{name}' is not supported. Pass e.g. '{name}[ns]' instead."
                )
            return name
        if dtype.startswith(("datetime64[", "timedelta64[")) and "," not in dtype:
            unit = dtype[dtype.index("[") :]
            if unit[1:-1] not in ("ns", "us", "ms", "s", "m", "h", "D", "W", "M", "Y"):
                raise TypeError(f'Invalid datetime unit in metadata string "{unit}"')
        if dtype in _MASKED or dtype.startswith(("datetime64[", "period[", "Period[", "timedelta64[")):
            return dtype
        try:
            name = np.dtype(dtype).name
        except TypeError:
            raise TypeError(f"data type '{dtype}' not understood") from None
        return "str" if name.startswith("str") else name
    if isinstance(dtype, type):
        name = _TYPES.get(dtype)
        if name is not None:
            return name
        if issubclass(dtype, ExtensionDtype):
            return dtype.name
        if dtype.__name__ in ("Timestamp", "datetime64"):
            return "datetime64[ns]"
        if dtype.__name__ in ("Timedelta", "timedelta64"):
            return "timedelta64[ns]"
        name = np.dtype(dtype).name
        return "str" if name.startswith("str") else name
    if isinstance(dtype, ExtensionDtype):
        return dtype.name
    name = getattr(dtype, "name", None)
    if name is None:
        name = np.dtype(dtype).name
    return "str" if name.startswith("str") and name != "string" else name


def dtype_for_native(dtype):
    """The native name of any dtype spelling, or None."""
    return None if dtype is None else dtype_name(dtype)


_NUMPY = {}


def dtype_object(column):
    """What `.dtype` shows for a column: a numpy dtype or one of the classes of pandas."""
    name = column.dtype
    kind = column.kind
    if kind == "objects" and len(column) and type(column.get(0)).__name__ == "Interval":
        return interval.dtype_of(column)
    found = _NUMPY.get(name)
    if found is not None:
        return found
    if kind == "category":
        return CategoricalDtype._of(column)
    return dtype_from_name(name)


def dtype_from_name(name):
    """A dtype object for a native name."""
    if name in _MASKED:
        found = _MASKED[name]()
    elif name.startswith("period["):
        found = PeriodDtype(name[len("period[") : -1])
    elif name.startswith("datetime64[") and "," in name:
        found = DatetimeTZDtype(name)
    elif name.startswith("interval"):
        return interval.interval_dtype(name)
    elif name == "category":
        return CategoricalDtype()
    else:
        found = np.dtype(name)
    _NUMPY[name] = found
    return found


def pandas_dtype(dtype):
    """A dtype object from any spelling."""
    if isinstance(dtype, (np.dtype, ExtensionDtype)):
        return dtype
    name = dtype_name(dtype)
    return np.dtype("U") if name == "str" else dtype_from_name(name)
