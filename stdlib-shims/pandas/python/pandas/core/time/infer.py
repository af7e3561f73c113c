"""Guessing the frequency of a row of times."""

from _pandas import Time

from pandas.core.time.units import (
    civil_from_days,
    DAY_CODES,
    MONTH_CODES,
    month_length,
    NS_DAY,
    NS_HOUR,
    NS_MINUTE,
    NS_SECOND,
    weekday_of,
)
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
time_to_datetime = on_first_use("pandas.core.time.to_datetime")


def infer_freq(index):
    """The frequency text that a row of times follows, or None.

    >>> pd.infer_freq(pd.to_datetime(["2024-01-31", "2024-02-29", "2024-03-31"]))
    'ME'
    """
    column = index._col if hasattr(index, "_col") else classes.Index(index)._col
    kind = column.kind
    if isinstance(index, classes.Series) and kind not in ("datetime", "timedelta"):
        raise TypeError(f"cannot infer freq from a non-convertible dtype on a Series of {column.dtype}")
    if kind == "period":
        raise TypeError("PeriodIndex given. Check the `freq` attribute instead of using infer_freq.")
    if kind in ("text", "objects"):
        column, kind = time_to_datetime.to_datetime(classes.Index._from(column.share()))._col, "datetime"
    if kind not in ("datetime", "timedelta"):
        raise TypeError(f"cannot infer freq from a non-convertible index of dtype {column.dtype}")
    if len(column) < 3:
        raise ValueError("Need at least 3 dates to infer frequency")
    return frequency_of(column)


def frequency_of(column):
    """The frequency text of a datetime or timedelta Column; None if there is none."""
    if column.any_missing() or not (column.is_monotonic(True, True) or column.is_monotonic(False, True)):
        return None
    is_datetime = column.kind == "datetime"
    walls = column.time(Time.TZ_LOCALIZE, None) if is_datetime and "," in column.dtype else column
    values = walls.time(Time.AS_UNIT, "ns").time(Time.ORDINAL).tolist()
    if values[0] > values[-1]:
        values.reverse()
    steps = {b - a for a, b in zip(values, values[1:])}
    if len(steps) == 1:
        step = steps.pop()
        if step % NS_DAY or not is_datetime:
            return _tick_text(step, values[0], is_datetime)
        days = step // NS_DAY
        by_month = _by_months(values) if days >= 28 else None
        if by_month is not None:
            return by_month
        if days % 7:
            return _counted("D", days)
        return _counted("W-" + DAY_CODES[weekday_of(values[0] // NS_DAY)], days // 7)
    if not is_datetime or len({value % NS_DAY for value in values}) > 1:
        return _business_hours(values) if is_datetime else None
    return _by_calendar(values)


def _counted(name, count):
    return name if count == 1 else f"{count}{name}"


def _tick_text(step, first, is_datetime):
    for name, size in (("D", NS_DAY), ("h", NS_HOUR), ("min", NS_MINUTE), ("s", NS_SECOND), ("ms", 10**6), ("us", 10**3)):
        if step % size == 0:
            return _counted(name, step // size)
    return _counted("ns", step)


def _business_hours(values):
    steps = {b - a for a, b in zip(values, values[1:])}
    known = {NS_HOUR, 17 * NS_HOUR, 65 * NS_HOUR}
    return "bh" if NS_HOUR in steps and len(steps) > 1 and steps <= known else None


def _by_calendar(values):
    by_month = _by_months(values)
    if by_month is not None:
        return by_month
    days = [value // NS_DAY for value in values]
    if _is_business_days(days):
        return "B"
    return _week_of_month(days, [civil_from_days(day) for day in days])


def _month_gaps(dates):
    months = [year * 12 + month for year, month, _ in dates]
    return {b - a for a, b in zip(months, months[1:])}


def _by_months(values):
    """A frequency of whole months, or None."""
    days = [value // NS_DAY for value in values]
    dates = [civil_from_days(day) for day in days]
    position = _month_position(days, dates)
    gaps = _month_gaps(dates)
    if position is not None and len(gaps) == 1:
        gap = gaps.pop()
        if gap and gap % 12 == 0:
            prefix = {"cs": "YS", "bs": "BYS", "ce": "YE", "be": "BYE"}[position]
            return _counted(f"{prefix}-{MONTH_CODES[dates[0][1] - 1]}", gap // 12)
        if gap and gap % 3 == 0:
            prefix = {"cs": "QS", "bs": "BQS", "ce": "QE", "be": "BQE"}[position]
            return _counted(f"{prefix}-{MONTH_CODES[_quarter_anchor(dates[0][1], position) - 1]}", gap // 3)
        if gap:
            return _counted({"cs": "MS", "bs": "BMS", "ce": "ME", "be": "BME"}[position], gap)
    return None


def _quarter_anchor(month, position):
    # Quarters are named by the month of the last edge in a calendar year.
    return 12 - (12 - month) % 3 if position in ("ce", "be") else 10 + (month - 1) % 3


def _month_position(days, dates):
    starts = ends = business_starts = business_ends = True
    for day, (year, month, in_month) in zip(days, dates):
        weekday, last = weekday_of(day), month_length(year, month)
        starts = starts and in_month == 1
        business_starts = business_starts and (in_month == 1 or (in_month <= 3 and weekday == 0)) and weekday < 5
        ends = ends and in_month == last
        business_ends = business_ends and (in_month == last or (in_month + 3 > last and weekday == 4)) and weekday < 5
    if starts:
        return "cs"
    if business_starts:
        return "bs"
    if ends:
        return "ce"
    return "be" if business_ends else None


def _is_business_days(days):
    steps = {b - a for a, b in zip(days, days[1:])}
    if steps != {1, 3}:
        return False
    return all(
        (b - a == 3 and weekday_of(b) == 0) or (b - a == 1 and 1 <= weekday_of(b) <= 4) for a, b in zip(days, days[1:])
    )


def _week_of_month(days, dates):
    weekdays = {weekday_of(day) for day in days}
    weeks = {(in_month - 1) // 7 for _, _, in_month in dates}
    if len(weekdays) > 1 or len(weeks) > 1 or _month_gaps(dates) != {1} or weeks == {4}:
        return None
    return f"WOM-{weeks.pop() + 1}{DAY_CODES[weekdays.pop()]}"
