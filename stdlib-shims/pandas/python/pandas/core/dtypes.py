"""The dtype classes that numpy does not have, and the way from any spelling of a dtype to its native name."""

import datetime

import numpy as np

import _pandas

from pandas.core.missing_values import NA, NaT, nan


class ExtensionDtype:
    """The base of the dtypes that pandas adds to those of numpy."""

    _is_extension = True
    na_value = NA
    kind = "O"
    type = object
    itemsize = 8
    names = None

    def __str__(self):
        return self.name

    def __repr__(self):
        return f"{type(self).__name__}()"

    def __eq__(self, other):
        if isinstance(other, str):
            return other == self.name
        return type(other) is type(self) and other.name == self.name

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hash(self.name)

    @property
    def is_numeric(self):
        return self._is_numeric

    _is_numeric = False
    _is_boolean = False


class MaskedDtype(ExtensionDtype):
    """Numbers and booleans that may be missing."""

    _is_numeric = True

    @property
    def numpy_dtype(self):
        """The dtype of the values without missing ones."""
        return np.dtype(self.name.lower() if self.name != "boolean" else "bool")

    @property
    def kind(self):
        return self.numpy_dtype.kind

    @property
    def type(self):
        return self.numpy_dtype.type

    @property
    def itemsize(self):
        return self.numpy_dtype.itemsize


def _masked(name):
    return type(name + "Dtype", (MaskedDtype,), {"name": name, "__doc__": f"{name}: numbers that may be missing."})


Int8Dtype, Int16Dtype, Int32Dtype, Int64Dtype = (_masked(f"Int{bits}") for bits in (8, 16, 32, 64))
UInt8Dtype, UInt16Dtype, UInt32Dtype, UInt64Dtype = (_masked(f"UInt{bits}") for bits in (8, 16, 32, 64))
Float32Dtype, Float64Dtype = (_masked(f"Float{bits}") for bits in (32, 64))


class BooleanDtype(MaskedDtype):
    """True, False or missing."""

    name = "boolean"
    _is_boolean = True

    def __repr__(self):
        return "BooleanDtype"


class StringDtype(ExtensionDtype):
    """Text that may be missing."""

    name = "string"
    type = str
    storage = "python"

    def __init__(self, storage=None, na_value=NA):
        pass

    def __repr__(self):
        return "string[python]"


class CategoricalDtype(ExtensionDtype):
    """One of a fixed set of values, perhaps in an order.

    >>> pd.CategoricalDtype(["low", "high"], ordered=True)
    CategoricalDtype(categories=['low', 'high'], ordered=True, categories_dtype=object)
    """

    name = "category"
    na_value = nan

    def __init__(self, categories=None, ordered=False):
        from pandas.core import classes

        if categories is not None and not isinstance(categories, classes.Index):
            categories = classes.Index(list(categories) if not hasattr(categories, "_col") else categories)
        if categories is not None:
            if categories.hasnans:
                raise ValueError("Categorical categories cannot be null")
            if not categories.is_unique:
                raise ValueError("Categorical categories must be unique")
        self._categories = categories
        self._ordered = ordered

    @property
    def categories(self):
        """The Index of values that may occur."""
        return self._categories

    @property
    def ordered(self):
        """Whether the categories have an order."""
        return self._ordered

    @classmethod
    def _of(cls, column):
        from pandas.core import classes

        new = object.__new__(cls)
        new._categories = classes.Index._from(column.categories.share())
        new._ordered = column.ordered
        return new

    def __repr__(self):
        if self._categories is None:
            return f"CategoricalDtype(categories=None, ordered={self._ordered}, categories_dtype=None)"
        shown = _categories_text(self._categories)
        return (
            f"CategoricalDtype(categories={shown}, ordered={self._ordered}, "
            f"categories_dtype={self._categories.dtype})"
        )

    def __eq__(self, other):
        if isinstance(other, str):
            return other == "category"
        if not isinstance(other, CategoricalDtype):
            return False
        if self._categories is None or other._categories is None:
            return self._categories is other._categories
        if bool(self._ordered) != bool(other._ordered):
            return False
        if self._ordered:
            return self._categories.equals(other._categories)
        return len(self._categories) == len(other._categories) and set(self._categories) == set(other._categories)

    def __hash__(self):
        return hash(("category", bool(self._ordered)))


def _categories_text(categories):
    values = categories.tolist()
    items = [repr(v) if isinstance(v, str) else str(v) for v in values]
    if len(items) > 10:
        shown = items[:10]
        return "[" + ", ".join(shown) + ", ...]"
    return "[" + ", ".join(items) + "]"


class DatetimeTZDtype(ExtensionDtype):
    """Times in a time zone."""

    kind = "M"
    na_value = NaT

    def __init__(self, unit="ns", tz=None):
        if isinstance(unit, str) and unit.startswith("datetime64["):
            unit, _, tz = unit[len("datetime64[") : -1].partition(", ")
        self.unit = unit
        self._tz_name = tz if isinstance(tz, str) else getattr(tz, "key", None) or str(tz)

    @property
    def tz(self):
        """The time zone."""
        from pandas.core.time.zones import zone

        return zone(self._tz_name)

    @property
    def name(self):
        return f"datetime64[{self.unit}, {self._tz_name}]"

    @property
    def type(self):
        from pandas.core.time.timestamp import Timestamp

        return Timestamp

    @property
    def base(self):
        """The dtype without the time zone."""
        return np.dtype(f"datetime64[{self.unit}]")

    def __repr__(self):
        return self.name


class PeriodDtype(ExtensionDtype):
    """Spans of time of one frequency."""

    na_value = NaT

    def __init__(self, freq):
        self._freq = getattr(freq, "freqstr", freq)

    @property
    def name(self):
        return f"period[{self._freq}]"

    @property
    def freq(self):
        """The frequency as an offset."""
        from pandas.tseries.frequencies import to_offset

        return to_offset(self._freq)

    def __repr__(self):
        return self.name


class IntervalDtype(ExtensionDtype):
    """Intervals between two bounds."""

    na_value = nan

    def __init__(self, subtype="int64", closed="right"):
        self.subtype = np.dtype(subtype) if isinstance(subtype, str) else subtype
        self.closed = closed

    @property
    def name(self):
        return "interval"

    def __str__(self):
        return f"interval[{self.subtype}, {self.closed}]"

    __repr__ = __str__

    def __eq__(self, other):
        if isinstance(other, str):
            return other.lower() in ("interval", str(self))
        return isinstance(other, IntervalDtype) and str(self) == str(other)

    def __hash__(self):
        return hash(str(self))


class SparseDtype(ExtensionDtype):
    """Named for `isinstance` questions only; sparse columns are not offered."""

    name = "Sparse"

    def __init__(self, *arguments, **named):
        raise NotImplementedError("SparseDtype")


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


_NUMPY = {}


def dtype_object(column):
    """What `.dtype` shows for a column: a numpy dtype or one of the classes above."""
    name = column.dtype
    kind = column.kind
    if kind == "objects" and len(column) and type(column.get(0)).__name__ == "Interval":
        from pandas.core.category.interval import dtype_of

        return dtype_of(column)
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
        from pandas.core.category.interval import interval_dtype

        return interval_dtype(name)
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


def cast_to_category(column, dtype="category"):
    """A column as categories; without wanted ones they are its distinct values, sorted where that is possible."""
    categories = getattr(dtype, "categories", None)
    ordered = bool(getattr(dtype, "ordered", False))
    if categories is None:
        if column.kind == "category":
            return column
        try:
            codes, uniques = column.factorize(True)
        except TypeError:
            codes, uniques = column.factorize(False)
        return _pandas.from_codes(codes, uniques, ordered)
    if column.kind == "category":
        column = column.cast(column.categories.dtype)
    return _pandas.from_codes(categories._col.lookup(column), categories._col.share(), ordered)
