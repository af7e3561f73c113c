"""Sampling frequencies, checked."""

import operator

import numpy as np


def checked_rate(fs, may_be_missing=True):
    """The sampling frequency as a float."""
    if fs is None:
        if not may_be_missing:
            raise ValueError("Sampling frequency can not be none.")
        return None
    if not np.isscalar(fs):
        raise ValueError("Sampling frequency fs must be a single scalar.")
    return float(fs)


def is_count(value):
    """Whether a value stands for a number of points."""
    if np.ndim(value) != 0:
        return False
    try:
        operator.index(value)
    except TypeError:
        return False
    return True
