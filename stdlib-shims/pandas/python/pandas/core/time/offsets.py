"""All offsets under one roof: `DateOffset`, the frequency names and `to_offset`."""

from pandas.core.time.offset_base import (
    BaseOffset, Day, Hour, Micro, Milli, Minute, Nano, Second, Tick, tick_of,
)
from pandas.core.time.offsets_business import (
    BusinessDay, BusinessHour, CustomBusinessDay, CustomBusinessMonthBegin, CustomBusinessMonthEnd,
)
from pandas.core.time.offsets_calendar import (
    BQuarterBegin, BQuarterEnd, BusinessMonthBegin, BusinessMonthEnd, BYearBegin, BYearEnd, Easter, LastWeekOfMonth,
    MonthBegin, MonthEnd, QuarterBegin, QuarterEnd, SemiMonthBegin, SemiMonthEnd, Week, WeekOfMonth, YearBegin, YearEnd,
)
from pandas.core.time.bounds import INT_MAX, as_long, duration_error, fits, moment_error
from pandas.core.time.timedelta import duration_ns
from pandas.core.time.timestamp import Timestamp, fields_ns
from pandas.core.time.units import (
    DAY_CODES, MONTH_CODES, NS_DAY, NS_HOUR, NS_MINUTE, NS_SECOND, add_months, civil_from_days, days_from_civil, finer,
    month_length, weekday_of,
)
from pandas.core.time.zones import wall_to_utc
import _pandas
from _pandas import Edge, Time
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
re = on_first_use("re")

BDay, CDay = BusinessDay, CustomBusinessDay
BMonthEnd, BMonthBegin = BusinessMonthEnd, BusinessMonthBegin
CBMonthEnd, CBMonthBegin = CustomBusinessMonthEnd, CustomBusinessMonthBegin

_RELATIVE = {
    "hours": NS_HOUR, "minutes": NS_MINUTE, "seconds": NS_SECOND, "milliseconds": 1_000_000, "microseconds": 1_000,
    "nanoseconds": 1,
}
_C_INT = (1 << 31) - 1
_ABSOLUTE = ("year", "month", "day", "hour", "minute", "second", "microsecond", "nanosecond")


class DateOffset(BaseOffset):
    """A step given in words: plural keywords add, singular ones replace.

    >>> pd.Timestamp("2024-01-31") + pd.DateOffset(months=1)
    Timestamp('2024-02-29 00:00:00')
    """

    __module__ = "pandas._libs.tslibs.offsets"

    def __init__(self, n=1, normalize=False, **kwds):
        self._set_count(n, normalize)
        allowed = {"years", "months", "weeks", "days", "weekday", *_RELATIVE, *_ABSOLUTE}
        wrong = [name for name in kwds if name not in allowed]
        if wrong:
            raise ValueError(f"Invalid argument/s or bad combination of arguments: {wrong}")
        self._given = dict(kwds)
        for name, value in kwds.items():
            setattr(self, name, value)

    def _keywords(self):
        return self._given

    def _shown_keywords(self):
        return [f"{name}={value!r}" for name, value in sorted(self._given.items())]

    def _on_day(self, day):
        return True

    def is_on_offset(self, dt):
        """True: any time is on it."""
        return True

    def _fixed_ns(self):
        """The part shorter than a day, as often as the offset counts."""
        return self.n * int(sum(self._given.get(name, 0) * size for name, size in _RELATIVE.items()))

    def _shift_day(self, day, n):
        given = self._given
        if not given:
            return day + n
        months = n * (12 * given.get("years", 0) + given.get("months", 0))
        days = n * (7 * given.get("weeks", 0) + given.get("days", 0))
        if abs(months) > _C_INT or abs(days) > _C_INT:
            raise OverflowError("Python int too large to convert to C int")
        if months:
            year, month, in_month = civil_from_days(day)
            year, month = add_months(year, month, months)
            day = days_from_civil(year, month, min(in_month, month_length(year, month)))
        return day + days

    def _apply(self, stamp):
        wall = stamp._wall_ns
        day, clock = divmod(wall, NS_DAY)
        replaced = {name: self._given[name] for name in _ABSOLUTE if name in self._given}
        zone = stamp.tzinfo
        unit = self._unit_with(stamp._unit)
        if replaced:
            fields = [getattr(stamp, name) if name not in replaced else int(replaced[name]) for name in _ABSOLUTE[:-1]]
            wall = fields_ns(fields) + int(replaced.get("nanosecond", stamp.nanosecond))
            day, clock = divmod(wall, NS_DAY)
        moved = self._shift_day(day, self.n)
        if self._given.get("weekday") is not None:
            moved = _to_weekday(moved, self._given["weekday"])
        wall = moved * NS_DAY + (0 if self.normalize else clock)
        if moved != day or replaced:
            self._check(wall, unit)
        # Days move the wall clock, hours move the instant.
        value = wall if zone is None else wall_to_utc(wall, zone)
        return Timestamp._make(value + self._fixed_ns(), zone, unit)

    def _check(self, wall, unit):
        """Complaints in the words of the standard library's dates, which do this in pandas."""
        year = civil_from_days(wall // NS_DAY)[0]
        if not 1 <= year <= 9999:
            raise ValueError(f"year {year} is out of range")
        if unit == "ns" and not fits(wall):
            shown = Timestamp._make(wall - wall % 1000, None, "us")
            raise moment_error(f"Cannot cast {shown} to unit='ns' without overflow.")

    def _unit_with(self, unit):
        for name, own in (("nanoseconds", "ns"), ("nanosecond", "ns"), ("microseconds", "us"), ("milliseconds", "ms")):
            if name in self._given:
                return finer(unit, own)
        return unit

    def _apply_column(self, column):
        if any(name in self._given for name in (*_ABSOLUTE, "weekday")):
            return _pandas.column([self._apply(stamp) for stamp in column.tolist()], column.dtype)
        return BaseOffset._apply_column(self, column)

    def _move_walls(self, walls):
        given = self._given
        unit = walls.dtype[11:].rstrip("]")
        wanted = self._unit_with(unit)
        walls = walls if wanted == unit else walls.time(Time.AS_UNIT, wanted)
        months = self.n * (12 * given.get("years", 0) + given.get("months", 0))
        if months:
            walls = walls.time(Time.MOVE_MONTHS, as_long(months), Edge.SAME)
        days = self.n * (7 * given.get("weeks", 0) + given.get("days", 0) if given else 1)
        nanos = int(days * NS_DAY) + self._fixed_ns()
        return walls.time(Time.MOVE_NANOS, as_long(nanos)) if nanos else walls

    def is_anchored(self):
        """False unless it counts one."""
        return self.n == 1


def _to_weekday(day, weekday):
    """The next such weekday; one with a count `n` is the n-th on or after, or on or before for negative counts."""
    count = getattr(weekday, "n", None) or 1
    number = getattr(weekday, "weekday", weekday)
    if count > 0:
        return day + (number - weekday_of(day)) % 7 + 7 * (count - 1)
    return day - (weekday_of(day) - number) % 7 + 7 * (count + 1)


class _Unoffered(BaseOffset):
    """An offset pandas has and this face has not."""

    def __init__(self, *args, **kwargs):
        raise NotImplementedError(f"pandas.tseries.offsets.{type(self).__name__}")


class CustomBusinessHour(_Unoffered):
    """Not offered."""


class FY5253(_Unoffered):
    """Not offered."""


class FY5253Quarter(_Unoffered):
    """Not offered."""


_SIMPLE = {
    "D": Day, "h": Hour, "min": Minute, "s": Second, "ms": Milli, "us": Micro, "ns": Nano, "B": BusinessDay,
    "C": CustomBusinessDay, "ME": MonthEnd, "MS": MonthBegin, "BME": BusinessMonthEnd, "BMS": BusinessMonthBegin,
    "CBME": CustomBusinessMonthEnd, "CBMS": CustomBusinessMonthBegin, "bh": BusinessHour,
}
_QUARTERLY = {"QE": (QuarterEnd, 12), "QS": (QuarterBegin, 1), "BQE": (BQuarterEnd, 12), "BQS": (BQuarterBegin, 1)}
_YEARLY = {"YE": (YearEnd, 12), "YS": (YearBegin, 1), "BYE": (BYearEnd, 12), "BYS": (BYearBegin, 1)}
# Names of earlier versions, and what they are called now.
_OLD_NAMES = {
    "M": "ME", "Q": "QE", "Y": "YE", "A": "YE", "AS": "YS", "BM": "BME", "BQ": "BQE", "BA": "BYE", "BY": "BYE", "BAS": "BYS",
    "CBM": "CBME", "SM": "SME", "H": "h", "T": "min", "t": "min", "S": "s", "L": "ms", "l": "ms", "U": "us", "u": "us",
    "N": "ns", "n": "ns", "d": "D", "b": "B", "w": "W", "BH": "bh", "MIN": "min", "m": "ME", "q": "QE", "y": "YE", "Min": "min",
}
_PIECE = r"\s*([+-]?\d*(?:\.\d+)?)\s*([A-Za-z]+(?:-[\dA-Za-z]+)?)\s*"
_known = {}


def _invalid(freq, inner=None):
    if inner is None:
        return ValueError(f"Invalid frequency: {freq}")
    return ValueError(f"Invalid frequency: {freq}, failed to parse with error message: {inner!r}")


def _base_offset(name):
    prefix, _, anchor = name.partition("-")
    prefix = _OLD_NAMES.get(prefix, prefix)
    if prefix in _SIMPLE and not anchor:
        return _SIMPLE[prefix]()
    if prefix == "W":
        if anchor and anchor.upper() not in DAY_CODES:
            raise _invalid(name, KeyError(anchor))
        return Week(weekday=DAY_CODES.index(anchor.upper()) if anchor else 6)
    for table, keyword in ((_QUARTERLY, "startingMonth"), (_YEARLY, "month")):
        if prefix in table:
            cls, month = table[prefix]
            if anchor:
                if anchor.upper() not in MONTH_CODES:
                    raise _invalid(name, KeyError(anchor))
                month = MONTH_CODES.index(anchor.upper()) + 1
            return cls(**{keyword: month})
    if prefix in ("SME", "SMS"):
        cls = SemiMonthEnd if prefix == "SME" else SemiMonthBegin
        return cls(day_of_month=int(anchor) if anchor else 15)
    if prefix == "WOM" and len(anchor) == 4 and anchor[0].isdigit() and anchor[1:].upper() in DAY_CODES:
        return WeekOfMonth(week=int(anchor[0]) - 1, weekday=DAY_CODES.index(anchor[1:].upper()))
    upper = name.upper()
    raise _invalid(upper, KeyError(prefix.upper()))


def to_offset(freq, is_period=False):
    """The offset of a frequency text, timedelta or offset; None stays None.

    >>> pd.tseries.frequencies.to_offset("90min")
    <90 * Minutes>
    """
    if freq is None or isinstance(freq, BaseOffset):
        return freq
    if isinstance(freq, str):
        known = _known.get(freq)
        if known is None:
            known = _known[freq] = _parse_frequency(freq)
        return known
    if isinstance(freq, tuple):
        raise TypeError(f"to_offset does not support tuples {freq}, pass as a string instead")
    amount = duration_ns(freq)
    if amount is None or not isinstance(amount, int):
        raise ValueError(f"Invalid frequency: {freq}, failed to parse with error message: TypeError")
    return tick_of(amount)


def _parse_frequency(freq):
    if freq in _SIMPLE:
        return _SIMPLE[freq]()
    # Read when it is needed: most programs get by with the plain names.
    piece = re.compile(_PIECE)
    position, total = 0, None
    text = freq.strip()
    while position < len(text):
        match = piece.match(text, position)
        if match is None:
            raise _invalid(freq)
        count, name = match.groups()
        try:
            base = _base_offset(name)
        except ValueError as problem:
            raise _invalid(freq, problem) from None
        if count in ("", "+"):
            offset = base
        elif count == "-":
            offset = -base
        elif "." in count:
            if not isinstance(base, Tick):
                raise _invalid(freq)
            offset = tick_of(round(float(count) * base.nanos))
        else:
            offset = base._with_count(int(count))
        if total is None:
            total = offset
        elif isinstance(total, Tick) and isinstance(offset, Tick):
            total = total + offset
        else:
            raise _invalid(freq)
        position = match.end()
    if total is None:
        raise _invalid(freq)
    return total


def fixed_size(freq):
    """Nanoseconds of a frequency of fixed length; ValueError for the others."""
    offset = to_offset(freq)
    if abs(offset.nanos) > INT_MAX:
        raise duration_error(f"Cannot cast {offset!r} to unit=ns without overflow.")
    return offset.nanos


def span_of(freq):
    """The period frequency whose spans an offset steps through: 'M' for month ends and beginnings alike."""
    offset = to_offset(freq)
    if isinstance(offset, (MonthBegin, BusinessMonthBegin, BusinessMonthEnd)):
        offset = MonthEnd(offset.n)
    elif isinstance(offset, (QuarterBegin, BQuarterBegin, BQuarterEnd)):
        offset = QuarterEnd(offset.n, startingMonth=12)
    elif isinstance(offset, (YearBegin, BYearBegin, BYearEnd)):
        offset = YearEnd(offset.n, month=12)
    return period_alias(offset)


def period_alias(freq):
    """The frequency name periods use: 'M' where offsets say 'ME'."""
    offset = to_offset(freq) if not isinstance(freq, BaseOffset) else freq
    code = offset.rule_code
    if isinstance(offset, (MonthEnd, QuarterEnd, YearEnd)):
        code = code.replace("E", "", 1)
    elif isinstance(offset, BaseOffset) and code in ("MS",) or isinstance(offset, (QuarterBegin, YearBegin)):
        code = None
    elif not isinstance(offset, (Tick, Week, BusinessDay)):
        code = None
    if code is None:
        raise ValueError(f"{offset.rule_code} is not supported as period frequency")
    return code if offset.n == 1 else f"{offset.n}{code}"
