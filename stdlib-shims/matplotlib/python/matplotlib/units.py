"""Data that are not numbers: who converts them, and which ticks go with them."""

import numpy as np

from ._box_statistics import unpack_to_numpy


class ConversionError(TypeError):
    """Data that no converter could turn into numbers."""


class AxisInfo:
    """What an axis takes from a converter: locators, formatters, label and limits."""

    def __init__(self, majloc=None, minloc=None, majfmt=None, minfmt=None, label=None, default_limits=None):
        self.majloc = majloc
        self.minloc = minloc
        self.majfmt = majfmt
        self.minfmt = minfmt
        self.label = label
        self.default_limits = default_limits


class ConversionInterface:
    """What a converter has; a class of a script derives from it and is put into `registry`."""

    @staticmethod
    def axisinfo(unit, axis):
        """The AxisInfo of a unit."""
        return None

    @staticmethod
    def default_units(x, axis):
        """The unit of data."""
        return None

    @staticmethod
    def convert(obj, unit, axis):
        """The data as numbers."""
        return obj


class DecimalConverter(ConversionInterface):
    """Decimal numbers as floats."""

    @staticmethod
    def convert(value, unit, axis):
        """The numbers as floats."""
        return np.array([float(one) for one in value]) if np.iterable(value) else float(value)


def _is_natively_supported(x):
    """Whether data are plain numbers."""
    if isinstance(x, np.ndarray) and x.dtype.kind != "O":
        return x.dtype.kind in "biuf"
    if np.iterable(x):
        for one in x:
            if one is None:
                continue
            return isinstance(one, (int, float, complex, np.number, np.bool_)) and not isinstance(one, np.datetime64)
    return isinstance(x, (int, float, complex, np.number))


class Registry(dict):
    """Converters by the class of the data; those of texts and dates come by themselves."""

    def _known(self, cls):
        found = dict.get(self, cls)
        if found is not None:
            return found
        name = cls.__name__
        if cls in (str, bytes, np.str_, np.bytes_):
            from .category import StrCategoryConverter
            made = StrCategoryConverter()
        elif cls is np.datetime64 or (cls.__module__ == "datetime" and name in ("datetime", "date")):
            from .dates import _SwitchableDateConverter
            made = _SwitchableDateConverter()
        elif cls.__module__ in ("decimal", "_decimal", "_pydecimal") and name == "Decimal":
            made = DecimalConverter()
        else:
            return None
        self[cls] = made
        return made

    def __missing__(self, cls):
        found = self._known(cls)
        if found is None:
            raise KeyError(cls)
        return found

    def get_converter(self, x):
        """The converter of data, or None for plain numbers."""
        x = unpack_to_numpy(x)
        if isinstance(x, np.ndarray):
            kind = x.dtype.kind
            if kind in "biuf":
                return None
            if kind == "M":
                return self._known(np.datetime64)
            if kind in "US":
                return self._known(str)
            x = x.ravel()
            if not x.size:
                return None
        for cls in type(x).__mro__:
            found = self._known(cls)
            if found is not None:
                return found
        if not np.iterable(x) or isinstance(x, str):
            return None
        first = _first_present(x)
        if first is None or type(first) is type(x):
            return None
        return self.get_converter(first)


def _first_present(values):
    """The first value that is neither None nor NaN."""
    first = None
    for value in values:
        if value is None:
            continue
        if first is None:
            first = value
        if not (isinstance(value, float) and value != value):
            return value
    return first


registry = Registry()
