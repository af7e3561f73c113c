"""The ends of the clock: what pandas says when a time or a duration leaves 64 bits."""

from pandas.core.time.units import NS_DAY, NS_MAX, NS_MIN, NS_SECOND, RESOLUTION_NS, civil_from_days
from pandas.errors import OutOfBoundsDatetime, OutOfBoundsTimedelta

TOO_LARGE = "Python int too large to convert to C long"
INT_MAX, INT_MIN = (1 << 63) - 1, -(1 << 63)


def fits(ns):
    """Whether nanoseconds hold a time."""
    return NS_MIN <= ns <= NS_MAX


def wrapped(ns):
    """The 64 bits that are left of a number."""
    return (ns - INT_MIN) % (1 << 64) + INT_MIN


def as_long(value):
    """A count as the original keeps it; OverflowError when 64 bits do not hold it."""
    if not INT_MIN <= value <= INT_MAX:
        raise OverflowError(TOO_LARGE)
    return value


def seconds_text(ns):
    """A time to the second, as complaints show it: the year without leading zeros."""
    days, rest = divmod(ns, NS_DAY)
    year, month, day = civil_from_days(days)
    seconds = rest // NS_SECOND
    return f"{year}-{month:02d}-{day:02d} {seconds // 3600:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"


def moment_error(message):
    """OutOfBoundsDatetime."""
    return OutOfBoundsDatetime(message)


def duration_error(message):
    """OutOfBoundsTimedelta."""
    return OutOfBoundsTimedelta(message)


def check_moment(ns, unit, shown):
    """OutOfBoundsDatetime unless a resolution holds a time; `shown` makes its text."""
    if unit == "ns" and not fits(ns):
        raise moment_error(f"Cannot cast {shown(ns)} to unit='ns' without overflow.")


def check_duration(ns, unit, shown):
    """OutOfBoundsTimedelta unless a resolution holds a duration; `shown` makes its text."""
    if not INT_MIN < ns // RESOLUTION_NS[unit] <= INT_MAX:
        raise duration_error(f"Cannot cast {shown(ns)} to unit='{unit}' without overflow.")


def check_start(ns):
    """OutOfBoundsDatetime unless nanoseconds hold a time on the calendar."""
    if not fits(ns):
        raise moment_error(f"Out of bounds nanosecond timestamp: {seconds_text(ns)}")
    return ns


def check_calendar(ns, unit="ns"):
    """The same for a time put together from its fields."""
    if unit == "ns" and not fits(ns):
        raise moment_error(f"Out of bounds timestamp: {seconds_text(ns)} with frequency 'ns'")
    return ns


def check_zone(ns, wall, unit):
    """OutOfBoundsDatetime unless nanoseconds hold both the instant and the wall clock that shows it."""
    if unit != "ns" or fits(ns) and fits(wall):
        return
    wall = wrapped(wall)
    what, end = ("overflows", NS_MAX) if wall > 0 else ("underflows", NS_MIN)
    shown = f"{seconds_text(end)}.{end % NS_SECOND:09d}"
    raise moment_error(f"Converting {seconds_text(wall)} {what} past {shown}")


def long_float(value):
    """A float cut to 64 bits; OverflowError when they do not hold it."""
    return as_long(int(value))
