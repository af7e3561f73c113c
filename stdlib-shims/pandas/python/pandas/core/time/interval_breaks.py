"""The break points of `interval_range`."""

import datetime

import numpy as np

from pandas.core.time.timedelta import Timedelta
from pandas.core.time.timestamp import Timestamp
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, because it imports this module.
ranges = on_first_use("pandas.core.time.ranges")


def interval_breaks(start, end, periods, freq):
    """Break points of side-by-side intervals: numbers, or an index of times or durations."""
    start, end = (_as_time(side) for side in (start, end))
    side = end if start is None else start
    timed = isinstance(side, (Timestamp, Timedelta))
    if freq is None and any(value is None for value in (periods, start, end)):
        freq = 1 if not timed else "D"
    if sum(value is not None for value in (start, end, periods, freq)) != 3:
        raise ValueError("Of the four parameters: start, end, periods, and freq, exactly three must be specified")
    if not timed and side is not None and not isinstance(side, (int, float, np.number)):
        raise ValueError(f"start must be numeric or datetime-like, got {side}")
    if periods is not None and not isinstance(periods, (int, np.integer, float)):
        raise TypeError(f"periods must be a number, got {periods}")
    if timed:
        make = ranges.date_range if isinstance(side, Timestamp) else ranges.timedelta_range
        return make(start=start, end=end, periods=None if periods is None else int(periods) + 1, freq=freq)
    return _number_breaks(start, end, None if periods is None else int(periods), freq)


def _as_time(side):
    if isinstance(side, datetime.timedelta) or isinstance(side, np.timedelta64):
        return Timedelta(side)
    return Timestamp(side) if isinstance(side, (datetime.date, np.datetime64)) else side


def _number_breaks(start, end, periods, freq):
    if freq is None:
        step = (end - start) / periods
        breaks = [start + step * i for i in range(periods)] + [float(end)]
    else:
        if periods is None:
            count = int((end - start) // freq)
            breaks = [start + freq * i for i in range(count + 1)]
        elif start is None:
            breaks = [end - freq * (periods - i) for i in range(periods + 1)]
        else:
            breaks = [start + freq * i for i in range(periods + 1)]
    if all(float(value).is_integer() for value in breaks) and all(
        value is None or isinstance(value, (int, np.integer)) for value in (start, end, freq)
    ):
        return [int(value) for value in breaks]
    return [float(value) for value in breaks]
