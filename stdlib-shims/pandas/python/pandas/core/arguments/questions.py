"""What a given value is: a list, one value, a number, a label, an object of pandas."""

import numpy as np

from pandas.core.loading import classes


def is_list_like(value, allow_sets=True):
    """True for what can be walked through and is neither text nor a zero-dimensional array."""
    if isinstance(value, (str, bytes, type)):
        return False
    if isinstance(value, np.ndarray):
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


def call_name(function):
    """The name a function shows as a label."""
    name = getattr(function, "__name__", None)
    if name is None:
        name = getattr(getattr(function, "func", None), "__name__", None) or type(function).__name__
    return name
