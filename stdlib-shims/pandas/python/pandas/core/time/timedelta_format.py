"""Timedelta texts written: '1 days 02:03:04' and the ISO form."""

from pandas.core.time.units import NS_DAY, NS_HOUR, NS_MINUTE, NS_SECOND


def format_timedelta(value, days_only=False):
    """'1 days 02:03:04.000005' for nanoseconds; only '1 days' with `days_only`."""
    days, rest = divmod(value, NS_DAY)
    if days_only:
        return f"{days} days"
    hours, rest = divmod(rest, NS_HOUR)
    minutes, rest = divmod(rest, NS_MINUTE)
    seconds, fraction = divmod(rest, NS_SECOND)
    sign = "+" if days < 0 else ""
    text = f"{days} days {sign}{hours:02d}:{minutes:02d}:{seconds:02d}"
    if fraction:
        text += f".{fraction // 1000:06d}" if fraction % 1000 == 0 else f".{fraction:09d}"
    return text


def format_iso(value):
    """'P1DT2H3M4.5S' for nanoseconds."""
    days, rest = divmod(value, NS_DAY)
    hours, rest = divmod(rest, NS_HOUR)
    minutes, rest = divmod(rest, NS_MINUTE)
    seconds, fraction = divmod(rest, NS_SECOND)
    tail = f".{fraction:09d}".rstrip("0") if fraction else ""
    return f"P{days}DT{hours}H{minutes}M{seconds}{tail}S"
