"""Spans of time as windows: their length, and which rows they hold."""

import datetime

from _pandas import Time

from pandas.core.time.offsets import to_offset
from pandas.core.time.timedelta import Timedelta


def span_in_ns(window):
    """The length of a window in nanoseconds."""
    native = getattr(window, "_native", None)
    if native is not None:
        return native()[1]
    if isinstance(window, datetime.timedelta):
        return Timedelta(window)._native()[1]
    try:
        offset = to_offset(window)
        return int(offset.nanos)
    except (ValueError, TypeError) as error:
        if "non-fixed frequency" in str(error):
            raise
        raise ValueError(
            f"passed window {window} is not compatible with a datetimelike index"
        ) from error


def time_bounds(times, span, closed, center):
    """Start and stop row of the window that ends at each time."""
    stamps = times.time(Time.ORDINAL).tolist()
    unit = {"s": 10**9, "ms": 10**6, "us": 10**3}.get(_unit(times.dtype), 1)
    stamps = [stamp * unit for stamp in stamps]
    n = len(stamps)
    falling = n > 1 and stamps[0] > stamps[-1]
    if falling:
        stamps = [-stamp for stamp in stamps]
    found = []
    start = stop = 0
    half = span // 2 if center else 0
    for i, stamp in enumerate(stamps):
        last = stamp + half
        first = last - span
        while start < n and (stamps[start] < first or (stamps[start] == first and closed in ("right", "neither"))):
            start += 1
        if center:
            while stop < n and (stamps[stop] < last or (stamps[stop] == last and closed in ("right", "both"))):
                stop += 1
            end = stop
        elif closed in ("right", "both"):
            end = i + 1
        else:
            while stop < n and stamps[stop] < last:
                stop += 1
            end = stop
        found.append((min(start, end), end))
    return found


def _unit(dtype):
    inside = dtype[dtype.find("[") + 1 :] if "[" in dtype else "ns"
    return inside.rstrip("]").split(",")[0].strip()
