"""Units and calendar arithmetic on plain integers: nanoseconds since 1970 and days since 1970."""

NS_SECOND = 1_000_000_000
NS_MINUTE = 60 * NS_SECOND
NS_HOUR = 60 * NS_MINUTE
NS_DAY = 24 * NS_HOUR

# The four resolutions numpy columns can have, coarsest first.
RESOLUTIONS = ("s", "ms", "us", "ns")
RESOLUTION_NS = {"s": NS_SECOND, "ms": 1_000_000, "us": 1_000, "ns": 1}

NS_MAX = 9223372036854775807
NS_MIN = -9223372036854775807

_UNIT_WORDS = {
    7 * NS_DAY: "W w",
    NS_DAY: "D d days day",
    NS_HOUR: "h H hours hour hr",
    NS_MINUTE: "m min T t minutes minute",
    NS_SECOND: "s S seconds sec second",
    1_000_000: "ms L l milliseconds millisecond millis milli",
    1_000: "us U u µs microseconds microsecond micros micro",
    1: "ns N n nanoseconds nano nanos nanosecond",
}
UNIT_NS = {word: size for size, words in _UNIT_WORDS.items() for word in words.split()}

MONTH_NAMES = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
)
DAY_NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTH_CODES = tuple(name[:3].upper() for name in MONTH_NAMES)
DAY_CODES = tuple(name[:3].upper() for name in DAY_NAMES)

_DAYS_BEFORE = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
_MONTH_LENGTH = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def unit_size(unit):
    """Nanoseconds in one `unit`, with pandas' complaints for units of varying length."""
    if unit in ("M", "Y", "y"):
        raise ValueError("Units 'M', 'Y' and 'y' do not represent unambiguous timedelta values and are not supported.")
    size = UNIT_NS.get(unit) or UNIT_NS.get(str(unit).lower())
    if size is None:
        raise ValueError(f"invalid unit abbreviation: {unit}")
    return size


def finer(left, right):
    """The finer of two resolutions."""
    return left if RESOLUTION_NS[left] <= RESOLUTION_NS[right] else right


def is_leap(year):
    """Whether `year` has a 29 February."""
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def month_length(year, month):
    """Days in a month."""
    return 29 if month == 2 and is_leap(year) else _MONTH_LENGTH[month - 1]


def day_of_year(year, month, day):
    """1 for 1 January."""
    return _DAYS_BEFORE[month - 1] + day + (month > 2 and is_leap(year))


def days_from_civil(year, month, day):
    """Days since 1970-01-01 of a date."""
    before = year - 1
    return before * 365 + before // 4 - before // 100 + before // 400 + day_of_year(year, month, day) - 719163


def civil_from_days(days):
    """(year, month, day) of a number of days since 1970-01-01."""
    shifted = days + 719468
    era, day_of_era = divmod(shifted, 146097)
    year_of_era = (day_of_era - day_of_era // 1460 + day_of_era // 36524 - day_of_era // 146096) // 365
    ordinal = day_of_era - (365 * year_of_era + year_of_era // 4 - year_of_era // 100)
    part = (5 * ordinal + 2) // 153
    day = ordinal - (153 * part + 2) // 5 + 1
    month = part + 3 if part < 10 else part - 9
    return year_of_era + era * 400 + (month <= 2), month, day


def weekday_of(days):
    """0 for Monday."""
    return (days + 3) % 7


def add_months(year, month, count):
    """(year, month) moved by `count` months."""
    year_shift, month_zero = divmod(month - 1 + count, 12)
    return year + year_shift, month_zero + 1


def iso_calendar(days):
    """(iso year, week, weekday 1..7) of a day number."""
    weekday = weekday_of(days)
    year = civil_from_days(days - weekday + 3)[0]
    return year, (days - weekday + 3 - days_from_civil(year, 1, 1)) // 7 + 1, weekday + 1


def round_to(value, step, how):
    """An integer brought to a multiple of `step`: floor, ceil, or half to even."""
    low, rest = divmod(value, step)
    if how == "floor" or rest == 0:
        return low * step
    if how == "ceil":
        return (low + 1) * step
    if 2 * rest == step:
        return (low + (low & 1)) * step
    return (low + (2 * rest > step)) * step


def as_plain_int(value):
    """A Python int from int-likes, None for anything else (bool is int-like, as in pandas)."""
    if isinstance(value, int):
        return int(value)
    index = getattr(type(value), "__index__", None)
    return index(value) if index is not None and getattr(value, "ndim", 0) == 0 else None
