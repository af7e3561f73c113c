"""The dtype classes that numpy does not have."""


import numpy as np

from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import NA, NaT, nan
from pandas.core.time.timestamp import Timestamp
from pandas.core.time.zones import zone

# Loaded on first use, which keeps imports short.
frequencies = on_first_use("pandas.tseries.frequencies")


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
        return zone(self._tz_name)

    @property
    def name(self):
        return f"datetime64[{self.unit}, {self._tz_name}]"

    @property
    def type(self):
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
        return frequencies.to_offset(self._freq)

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
