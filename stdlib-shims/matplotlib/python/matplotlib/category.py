"""Texts as categories: each gets the next whole number of its axis."""

import numpy as np

from . import units
from .ticker import Formatter, Locator


class UnitData:
    """The numbers of the categories of one axis."""

    def __init__(self, data=None):
        self._mapping = {}
        if data is not None:
            self.update(data)

    @staticmethod
    def _str_is_convertible(val):
        try:
            float(val)
        except ValueError:
            return False
        return True

    def update(self, data):
        """Gives new categories their numbers."""
        data = np.atleast_1d(np.array(data, dtype=object)) if not isinstance(data, np.ndarray) else np.atleast_1d(data)
        mapping = self._mapping
        for value in data.ravel().tolist():
            if not isinstance(value, (str, bytes)):
                raise TypeError(f"'value' must be an instance of str or bytes, not a {'None' if value is None else type(value).__name__}")
            if value not in mapping:
                mapping[value] = len(mapping)


class StrCategoryConverter(units.ConversionInterface):
    """Texts as whole numbers."""

    @staticmethod
    def convert(value, unit, axis):
        """The numbers of categories; new ones are added to the unit."""
        if unit is None:
            raise ValueError("Missing category information for StrCategoryConverter; this might be caused by unintendedly mixing categorical and numeric data")
        StrCategoryConverter._validate_unit(unit)
        single = isinstance(value, (str, bytes))
        values = np.atleast_1d(np.array(value, dtype=object)) if not isinstance(value, np.ndarray) else np.atleast_1d(value)
        unit.update(values)
        mapping = unit._mapping
        numbers = np.array([mapping[one] for one in values.ravel().tolist()], dtype=float)
        return numbers[0] if single or np.ndim(value) == 0 else numbers.reshape(values.shape)

    @staticmethod
    def axisinfo(unit, axis):
        """The ticks of the categories."""
        StrCategoryConverter._validate_unit(unit)
        return units.AxisInfo(majloc=StrCategoryLocator(unit._mapping), majfmt=StrCategoryFormatter(unit._mapping))

    @staticmethod
    def default_units(data, axis):
        """The unit of the axis, with these categories added."""
        if axis.units is None:
            axis.set_units(UnitData(data))
        else:
            axis.units.update(data)
        return axis.units

    @staticmethod
    def _validate_unit(unit):
        if not hasattr(unit, "_mapping"):
            raise ValueError(f'Provided unit "{unit}" is not valid for a categorical converter, as it does not have a _mapping attribute.')


class StrCategoryLocator(Locator):
    """A tick at every category."""

    def __init__(self, units_mapping):
        self._units = units_mapping

    def __call__(self):
        return list(self._units.values())

    def tick_values(self, vmin, vmax):
        """A tick at every category."""
        return self()


class StrCategoryFormatter(Formatter):
    """The texts of the categories."""

    def __init__(self, units_mapping):
        self._units = units_mapping

    def __call__(self, x, pos=None):
        return self.format_ticks([x])[0]

    def format_ticks(self, values):
        """The texts at several places."""
        texts = {number: self._text(value) for value, number in self._units.items()}
        return [texts.get(round(value), "") for value in values]

    @staticmethod
    def _text(value):
        return value.decode(encoding="utf-8") if isinstance(value, bytes) else str(value)
