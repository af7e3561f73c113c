"""CODATA's table of constants and the questions that can be asked of it."""

import warnings

from scipy.constants._table import CURRENT, FORMER


class ConstantWarning(DeprecationWarning):
    """The newest adjustment no longer has this constant."""


def _read(text):
    rows = (line.split(" | ") for line in text.splitlines())
    return {name: (float(value), unit, float(uncertainty)) for name, value, unit, uncertainty in rows}


_current = _read(CURRENT)
physical_constants = {**_read(FORMER), **_current}


def _row(key):
    row = physical_constants[key]
    if key not in _current:
        warnings.warn(f"Constant '{key}' is not in current CODATA 2022 data set", ConstantWarning, stacklevel=3)
    return row


def value(key):
    """The value of a constant."""
    return _row(key)[0]


def unit(key):
    """The unit of a constant."""
    return _row(key)[1]


def precision(key):
    """The relative uncertainty of a constant."""
    row = _row(key)
    return row[2] / row[0]


def find(sub=None, disp=False):
    """The names that contain a text."""
    names = sorted(name for name in _current if sub is None or sub.lower() in name.lower())
    if disp:
        for name in names:
            print(name)
        return None
    return names
