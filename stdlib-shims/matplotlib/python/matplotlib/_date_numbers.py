"""Dates as days since the epoch, and back."""

import datetime
import math

import numpy as np

from . import rcParams

UTC = datetime.timezone.utc
MUSECONDS_PER_DAY = 86400 * 1e6
_state = {"epoch": None}


class ParserError(ValueError):
    """A text that is no date."""


def get_tzinfo(tz=None):
    """A time zone from a name, from itself, or from the settings."""
    if tz is None:
        tz = rcParams["timezone"]
    if tz == "UTC":
        return UTC
    if isinstance(tz, str):
        from zoneinfo import ZoneInfo
        try:
            return ZoneInfo(tz)
        except Exception:
            raise ValueError(f"{tz} is not a valid timezone as parsed by dateutil.tz.gettz.") from None
    if isinstance(tz, datetime.tzinfo):
        return tz
    raise TypeError(f"tz must be string or tzinfo subclass, not {tz!r}.")


def get_epoch():
    """The date of number 0."""
    if _state["epoch"] is None:
        _state["epoch"] = rcParams["date.epoch"]
    return _state["epoch"]


def set_epoch(epoch):
    """Sets the date of number 0; only before any date was converted."""
    if _state["epoch"] is not None:
        raise RuntimeError("set_epoch must be called before dates plotted.")
    _state["epoch"] = epoch


def _reset_epoch_test_example():
    _state["epoch"] = None


def _days(moments):
    """Numbers of datetime64 values; NaN for those that are missing."""
    seconds = moments.astype("datetime64[s]")
    rest = (moments - seconds).astype("timedelta64[ns]")
    days = (seconds - np.datetime64(get_epoch(), "s")).astype(np.float64)
    days = (days + rest.astype(np.float64) / 1e9) / 86400
    missing = np.isnat(moments)
    if np.any(missing):
        days = np.where(missing, np.nan, days)
    return days


def _as_datetime64(moments):
    """An array of dates and datetimes; those in a zone are taken in UTC."""
    if any(getattr(one, "tzinfo", None) is not None for one in moments):
        moments = [one if getattr(one, "tzinfo", None) is None else one.astimezone(UTC).replace(tzinfo=None) for one in moments]
    return np.array(moments, dtype="datetime64[us]")


def date2num(d):
    """Days since the epoch of dates, datetimes or datetime64 values."""
    from ._box_statistics import unpack_to_numpy
    d = unpack_to_numpy(d)
    single = not np.iterable(d) or isinstance(d, str)
    values = np.asarray([d] if single else d)
    if not values.size:
        return values
    if values.dtype.kind in "biuf":
        # as the original: bare numbers count microseconds
        days = np.trunc(values.astype(float)) / MUSECONDS_PER_DAY
        return days[0] if single else days
    if values.dtype.kind != "M":
        if isinstance(values.ravel()[0], str):
            values = values.astype("datetime64[us]")
        else:
            values = _as_datetime64(values.ravel().tolist()).reshape(values.shape)
    days = _days(values)
    return days[0] if single else days


def _from_number(x, tz):
    """The datetime of one number, in a time zone."""
    try:
        count = round(float(x) * MUSECONDS_PER_DAY)
    except (OverflowError, ValueError):
        raise ValueError(f"Date ordinal {x} converts to NaT (using epoch {get_epoch()}), but Matplotlib dates must be between year 0001 and 9999.") from None
    start = np.datetime64(get_epoch(), "us").astype(object)
    try:
        moment = start + datetime.timedelta(microseconds=count)
    except OverflowError:
        raise ValueError(_out_of_range(x, count)) from None
    moment = moment.replace(tzinfo=UTC).astimezone(tz)
    if abs(x) > 70 * 365:
        # floats this large are not exact to the microsecond
        micros = round(moment.microsecond / 20) * 20
        if micros == 1000000:
            moment = moment.replace(microsecond=0) + datetime.timedelta(seconds=1)
        else:
            moment = moment.replace(microsecond=micros)
    return moment


def _out_of_range(x, count):
    try:
        text = np.datetime64(get_epoch(), "us") + np.timedelta64(count, "us")
    except (OverflowError, ValueError):
        text = "NaT"
    return f"Date ordinal {x} converts to {text} (using epoch {get_epoch()}), but Matplotlib dates must be between year 0001 and 9999."


def num2date(x, tz=None):
    """The datetimes of numbers."""
    tz = get_tzinfo(tz)
    if not np.iterable(x):
        return _from_number(x, tz)
    return [_from_number(one, tz) if not np.iterable(one) else num2date(one, tz) for one in np.asarray(x).tolist()]


def num2timedelta(x):
    """The time spans of numbers of days."""
    if not np.iterable(x):
        return datetime.timedelta(days=x)
    return [datetime.timedelta(days=one) for one in np.asarray(x).tolist()]


def drange(dstart, dend, delta):
    """Numbers from one date up to another, one `delta` apart."""
    first, last = date2num(dstart), date2num(dend)
    step = delta.total_seconds() / 86400
    n = math.ceil((last - first) / step)
    end = dstart + n * delta
    if end >= dend:
        end -= delta
        n -= 1
    return np.linspace(first, date2num(end), n + 1)


_DAY_FORMATS = ("%Y-%m-%d", "%Y/%m/%d", "%Y.%m.%d", "%Y%m%d", "%m/%d/%Y", "%m-%d-%Y", "%m/%d/%y", "%d.%m.%Y", "%b %d %Y", "%b %d, %Y", "%B %d, %Y",
                "%B %d %Y", "%d %b %Y", "%d %B %Y", "%d-%b-%Y", "%Y %b %d", "%Y-%m", "%b %Y", "%B %Y")
_TIME_FORMATS = ("", " %H:%M", " %H:%M:%S", " %H:%M:%S.%f", " %I:%M %p", " %I:%M:%S %p")


def _parsed(text, default):
    """A datetime from a text."""
    text = text.strip()
    try:
        if len(text) > 8:
            return datetime.datetime.fromisoformat(text)
    except ValueError:
        pass
    for day in _DAY_FORMATS:
        for time in _TIME_FORMATS:
            try:
                found = datetime.datetime.strptime(text, day + time)
            except ValueError:
                continue
            return found if "%d" in day else found.replace(day=default.day)
    if text.isdigit() and len(text) == 4:
        return default.replace(year=int(text))
    raise ParserError(f"Unknown string format: {text}")


def datestr2num(d, default=None):
    """The numbers of dates written as texts."""
    if default is None:
        default = datetime.datetime.now().replace(hour=0, minute=0, second=0, microsecond=0)
    if isinstance(d, str):
        return date2num(_parsed(d, default))
    values = np.asarray(d)
    if not values.size:
        return values
    return date2num([_parsed(str(one), default) for one in values.ravel().tolist()])
