"""Business days and the text of dates."""

import _numpy
from _numpy import asarray, where

# 1970-01-01 was a Thursday: day numbers of Monday-based weekdays are (day + 3) % 7
_NAMES = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


def _mask(weekmask):
    if isinstance(weekmask, str):
        text = "".join(weekmask.split())
        if len(text) == 7 and set(text) <= {"0", "1"}:
            return [letter == "1" for letter in text]
        days = [False] * 7
        for place in range(0, len(text), 3):
            name = text[place : place + 3]
            if name not in _NAMES:
                raise ValueError(f'Invalid business day weekmask string "{weekmask}"')
            days[_NAMES.index(name)] = True
        return days
    days = [bool(day) for day in weekmask]
    if len(days) != 7:
        raise ValueError("A business day weekmask array must have length 7")
    return days


class busdaycalendar:
    """Valid weekdays and holidays for the business day functions."""

    def __init__(self, weekmask="1111100", holidays=None):
        self.weekmask = asarray(_mask(weekmask))
        if not self.weekmask.any():
            raise ValueError("Cannot construct a numpy.busdaycal with a weekmask of all zeros")
        days = _days([] if holidays is None else holidays)
        days = days[self.weekmask[(days + 3) % 7]] if len(days) else days
        self._holidays = _numpy.unique_parts(days.ravel())[0] if len(days) else days

    @property
    def holidays(self):
        """The holidays that fall on valid weekdays, in order."""
        return self._holidays.astype("datetime64[D]")


_NOT_A_TIME = -(2**63)


def _days(dates):
    dates = asarray(dates)
    if dates.size == 0:
        return dates.astype(int)
    if dates.dtype.kind not in "MUSO" or dates.dtype.kind == "M" and datetime_data(dates.dtype)[0] not in ("Y", "M", "W", "D", "generic"):
        raise TypeError(f"Iterator operand 0 dtype could not be cast from {dates.dtype!r} to dtype('<M8[D]') according to the rule 'safe'")
    return dates.astype("datetime64[D]").astype("int64")


def _calendar(weekmask, holidays, busdaycal):
    return busdaycal if busdaycal is not None else busdaycalendar(weekmask, holidays)


def _valid(days, calendar):
    good = calendar.weekmask[(days + 3) % 7] & (days != _NOT_A_TIME)
    if len(calendar._holidays):
        good = good & ~_numpy.isin(days.ravel(), calendar._holidays).reshape(days.shape)
    return good


def is_busday(dates, weekmask="1111100", holidays=None, busdaycal=None, out=None):
    """Which dates are business days."""
    result = _valid(_days(dates), _calendar(weekmask, holidays, busdaycal))
    if out is not None:
        out[...] = result
        return out
    return asarray(result)[()]


def _ordinals(days, calendar):
    """How many business days lie before each day, counted from the epoch week."""
    shifted = days + 3
    weeks, weekday = shifted // 7, shifted % 7
    mask = calendar.weekmask.astype(int)
    before = mask.cumsum() - mask
    counted = weeks * int(mask.sum()) + before[weekday]
    if len(calendar._holidays):
        counted = counted - calendar._holidays.searchsorted(days)
    return counted


def busday_count(begindates, enddates, weekmask="1111100", holidays=None, busdaycal=None, out=None):
    """The number of business days from one date up to, not including, another."""
    calendar = _calendar(weekmask, holidays, busdaycal)
    begin, end = _days(begindates), _days(enddates)
    # counting backwards leaves the first day out and takes the last one in
    forwards = _ordinals(end, calendar) - _ordinals(begin, calendar)
    backwards = _ordinals(end + 1, calendar) - _ordinals(begin + 1, calendar)
    result = where(end >= begin, forwards, backwards)
    if out is not None:
        out[...] = result
        return out
    return asarray(result)[()]


def busday_offset(dates, offsets, roll="raise", weekmask="1111100", holidays=None, busdaycal=None, out=None):
    """Dates moved by a number of business days."""
    calendar = _calendar(weekmask, holidays, busdaycal)
    from ._broadcasting import broadcast_arrays
    days, steps = (part.copy() for part in broadcast_arrays(_days(dates), asarray(offsets).astype(int)))
    shape = days.shape
    days, steps = days.ravel(), steps.ravel()
    moves = {"forward": 1, "following": 1, "backward": -1, "preceding": -1, "modifiedfollowing": 1, "modifiedpreceding": -1}
    missing = days == _NOT_A_TIME
    bad = ~_valid(days, calendar) & ~missing
    if roll == "nat":
        missing, bad = missing | bad, bad & False
    # whatever is missing stays so in the end: meanwhile it stands on a day that needs no moving
    days, steps = where(missing, _some_day(calendar), days), where(missing, 0, steps)
    if bad.any():
        if roll == "raise":
            raise ValueError("Non-business day date in busday_offset")
        if roll not in moves:
            raise ValueError(f'Invalid business day roll parameter "{roll}"')
        start = days.copy()
        rolled = _rolled(days, calendar, moves[roll])
        if roll.startswith("modified"):
            months = [part.astype("datetime64[D]").astype("datetime64[M]") for part in (start, rolled)]
            rolled = where(months[0] != months[1], _rolled(start, calendar, -moves[roll]), rolled)
        days = rolled
    direction = where(steps < 0, -1, 1)
    left = abs(steps)
    while (left > 0).any():
        days = where(left > 0, days + direction, days)
        left = left - ((left > 0) & _valid(days, calendar))
    result = where(missing, _NOT_A_TIME, days).reshape(shape).astype("datetime64[D]")
    if out is not None:
        out[...] = result
        return out
    return result[()]


def _some_day(calendar):
    return int(_rolled(asarray([0]), calendar, 1)[0])


def _rolled(days, calendar, direction):
    bad = ~_valid(days, calendar)
    while bad.any():
        days = where(bad, days + direction, days)
        bad = ~_valid(days, calendar)
    return days


def datetime_as_string(arr, unit=None, timezone="naive", casting="same_kind"):
    """Dates as text, in a unit if one is given."""
    if timezone not in ("naive", "UTC"):
        raise NotImplementedError(f"datetime_as_string(timezone={timezone!r})")
    arr = asarray(arr)
    if arr.dtype.kind != "M":
        raise TypeError("input must have type NumPy datetime")
    if unit is not None and unit != "auto":
        if not _numpy.can_cast(arr.dtype, f"datetime64[{unit}]", casting):
            raise TypeError(f"Cannot create a datetime string as units '{unit}' from a NumPy datetime with units '{datetime_data(arr.dtype)[0]}' according to the rule '{casting}'")
        arr = arr.astype(f"datetime64[{unit}]")
    text = arr.astype(str)
    if timezone == "UTC" and datetime_data(arr.dtype)[0] not in ("Y", "M", "W", "D"):
        from .strings import add
        text = where(_numpy.isnat(arr), text, add(text, "Z"))
    return text[()]


def datetime_data(dtype, /):
    """The unit of a date dtype and how many of it make a step."""
    name = _numpy.dtype(dtype).name
    if "[" not in name:
        return "generic", 1
    return name[name.index("[") + 1 : -1], 1
