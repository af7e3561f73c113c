"""The intervals that bins are called by, with as few digits as tell the edges apart."""

import math

import numpy as np

from pandas.core.time.interval import Interval
from pandas.core.time.timedelta import Timedelta


def interval_labels(edges, right, precision, include_lowest):
    """A list of Intervals between the edges."""
    closed = "right" if right else "left"
    if edges.kind in ("datetime", "timedelta"):
        return _time_intervals(edges, right, closed, include_lowest)
    values = edges.tolist()
    digits = _enough_digits(precision, values)
    breaks = [_rounded(value, digits) for value in values]
    if right and include_lowest:
        breaks[0] = breaks[0] - 10 ** (-digits)
    whole = edges.kind in ("int", "uint") and not (right and include_lowest)
    if not whole:
        breaks = [float(value) for value in breaks]
    return [Interval(a, b, closed) for a, b in zip(breaks, breaks[1:])]


def _time_intervals(edges, right, closed, include_lowest):
    stamps = [edges.get(i) for i in range(len(edges))]
    if right and include_lowest:
        stamps[0] = stamps[0] - Timedelta(1, "ns")
    return [Interval(a, b, closed) for a, b in zip(stamps, stamps[1:])]


def _rounded(value, digits):
    """A value with some digits that count after the zeros that do not."""
    if isinstance(value, int):
        return value
    if not math.isfinite(value) or value == 0:
        return value
    fraction, whole = math.modf(value)
    if whole == 0:
        places = -int(math.floor(math.log10(abs(fraction)))) - 1 + digits
    else:
        places = digits
    return float(np.round(value, places))


def _enough_digits(precision, values):
    """The fewest digits, from the wanted precision on, with which all edges differ."""
    count = len(set(values))
    for digits in range(precision, 20):
        if len({_rounded(value, digits) for value in values}) == count:
            return digits
    return precision
