"""`Period`: a span of time such as a month or a quarter."""

import datetime

import numpy as np

from pandas.core.missing.markers import NaT
from pandas.core.time.bounds import check_start
from pandas.core.time.errors import IncompatibleFrequency
from pandas.core.time.offsets import BaseOffset, Tick
from pandas.core.time.period_calendar import period_rule
from pandas.core.time.timedelta import duration_ns
from pandas.core.time.timestamp import instant_ns, Timestamp
from pandas.core.time.units import (
    as_plain_int,
    civil_from_days,
    day_of_year,
    days_from_civil,
    is_leap,
    iso_calendar,
    month_length,
    NS_DAY,
    NS_HOUR,
    NS_MINUTE,
    NS_SECOND,
    weekday_of,
)
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
pickling = on_first_use("pandas.core.files.pickling")
datetime_text = on_first_use("pandas.core.time.datetime_text")

_FREQ_OF_PART = {
    "year": "Y", "quarter": "Q", "month": "M", "day": "D", "hour": "h", "minute": "min", "second": "s", "millisecond": "ms",
    "microsecond": "us", "nanosecond": "ns",
}
_FORMATS = {"h": "%Y-%m-%d %H:00", "min": "%Y-%m-%d %H:%M", "s": "%Y-%m-%d %H:%M:%S"}


class Period:
    """A span of time of a frequency.

    >>> pd.Period("2024-01", freq="M") + 1
    Period('2024-02', 'M')
    """

    __module__ = "pandas._libs.tslibs.period"

    def __new__(cls, value=None, freq=None, ordinal=None, year=None, month=None, quarter=None, day=None, hour=None, minute=None,
                second=None):
        rule = None if freq is None else period_rule(freq)
        if ordinal is not None:
            if value is not None:
                raise ValueError("Only value or ordinal but not both should be given but not both")
            if rule is None:
                raise ValueError("Must supply freq for ordinal value")
            return cls._make(int(ordinal), rule)
        if value is None:
            if year is None and month is None and quarter is None:
                if rule is None and freq is None and all(part is None for part in (day, hour, minute, second)):
                    return NaT
                raise ValueError("If value is None, freq cannot be None" if rule is None else "year is missing")
            if rule is None:
                raise ValueError("If value is None, freq cannot be None")
            return cls._make(ordinal_of_fields(rule, year, month, quarter, day, hour, minute, second), rule)
        if value is NaT or value != value:
            return NaT
        if isinstance(value, Period):
            return value if rule is None or rule.name == value._rule.name else value.asfreq(rule.offset)
        whole = as_plain_int(value) if not isinstance(value, np.datetime64) else None
        if isinstance(value, str) or whole is not None:
            return cls._from_text(str(value), rule)
        found = instant_ns(value)
        if found is None:
            if isinstance(value, np.datetime64):
                return NaT
            raise ValueError("Value must be Period, string, integer, or datetime")
        if rule is None:
            raise ValueError("Must supply freq for datetime value")
        stamp = Timestamp(value)
        return cls._make(rule.ordinal(stamp._wall_ns), rule)

    @classmethod
    def _from_text(cls, text, rule):
        if datetime_text.is_missing_text(text):
            return NaT
        if "/" in text and len(text) == 21:
            # The way weekly periods are written: first and last day.
            text = text[:10]
            wall, finest = datetime_text.parse_fields(text)[0], "day"
            rule = rule or period_rule("W")
        else:
            wall, _, _, finest = datetime_text.parse_fields(text.upper())
        if rule is None:
            rule = period_rule(_FREQ_OF_PART[finest])
        if finest == "quarter" and rule.kind == "Q" and rule.anchor != 12:
            # '2024Q1' names the fiscal quarter of the frequency asked for.
            year, month, _ = civil_from_days(wall // NS_DAY)
            return cls._make((year - 1970) * 4 + (month - 1) // 3, rule)
        return cls._make(rule.ordinal(wall), rule)

    @classmethod
    def _make(cls, ordinal, rule):
        self = object.__new__(cls)
        self.ordinal = ordinal
        self._rule = rule
        return self

    def _native(self):
        return ("period", self.ordinal, self._rule.name)

    def __reduce__(self):
        return pickling.rebuild, ("period", self.ordinal, self._rule.name)

    @classmethod
    def _restored(cls, ordinal, freq):
        return cls._make(ordinal, period_rule(freq))

    @classmethod
    def now(cls, freq):
        """The span that holds the present moment."""
        return cls(datetime.datetime.now(), freq=freq)

    @property
    def freq(self):
        """The frequency as an offset."""
        return self._rule.offset

    @property
    def freqstr(self):
        """The frequency as text."""
        return self._rule.name

    @property
    def start_time(self):
        """The first moment."""
        return Timestamp._make(check_start(self._rule.start_ns(self.ordinal)))

    @property
    def end_time(self):
        """The last nanosecond."""
        return Timestamp._make(check_start(self._rule.end_ns(self.ordinal) + 1) - 1)

    def to_timestamp(self, freq=None, how="start"):
        """A moment at the start or end of the span."""
        if _is_end(how):
            if freq == "B" or self._rule.kind == "B":
                return Timestamp._make(self.end_time._ns)
            return self.end_time
        if freq is None:
            return self.start_time
        return self.asfreq(freq, "S").asfreq(freq, "S")._shown_start()

    def _shown_start(self):
        rule = self._rule
        if rule.kind in ("D", "tick", "B"):
            return self.start_time
        return Timestamp._make(rule.field_day(self.ordinal) * NS_DAY)

    def asfreq(self, freq, how="E"):
        """The span of another frequency at this one's end (or start)."""
        rule = period_rule(freq)
        end = _is_end(how)
        own = self._rule
        if end and own.kind == "B" and rule.kind == "B":
            return Period._make(self.ordinal, rule)
        moment = own.end_ns(self.ordinal) if end else own.start_ns(self.ordinal)
        return Period._make(rule.ordinal(moment), rule)

    # Fields: those of the last day, as pandas reads them.

    @property
    def _day(self):
        return self._rule.field_day(self.ordinal)

    @property
    def year(self):
        """The year."""
        return civil_from_days(self._day)[0]

    @property
    def month(self):
        """The month."""
        return civil_from_days(self._day)[1]

    @property
    def day(self):
        """The day of the month."""
        return civil_from_days(self._day)[2]

    @property
    def _clock(self):
        return self._rule.start_ns(self.ordinal) % NS_DAY if self._rule.kind == "tick" else 0

    @property
    def hour(self):
        """The hour."""
        return self._clock // NS_HOUR

    @property
    def minute(self):
        """The minute."""
        return self._clock // NS_MINUTE % 60

    @property
    def second(self):
        """The second."""
        return self._clock // NS_SECOND % 60

    @property
    def quarter(self):
        """The quarter; fiscal for quarterly spans."""
        if self._rule.kind == "Q":
            return self._rule.fiscal(self.ordinal)[1]
        return (self.month - 1) // 3 + 1

    @property
    def qyear(self):
        """The fiscal year."""
        return self._rule.fiscal(self.ordinal)[0] if self._rule.kind == "Q" else self.year

    @property
    def week(self):
        """The ISO week."""
        return iso_calendar(self._day)[1]

    weekofyear = week

    @property
    def dayofweek(self):
        """0 for Monday."""
        return weekday_of(self._day)

    weekday = day_of_week = dayofweek

    @property
    def dayofyear(self):
        """1 for 1 January."""
        return day_of_year(*civil_from_days(self._day))

    day_of_year = dayofyear

    @property
    def days_in_month(self):
        """Length of the month."""
        return month_length(self.year, self.month)

    daysinmonth = days_in_month

    @property
    def is_leap_year(self):
        """Whether the year has 366 days."""
        return is_leap(self.year)

    # Texts

    def __str__(self):
        rule = self._rule
        if rule.kind == "Y":
            return str(self.year)
        if rule.kind == "Q":
            year, quarter = rule.fiscal(self.ordinal)
            return f"{year}Q{quarter}"
        if rule.kind == "W":
            days = (rule.start_day(self.ordinal), rule.start_day(self.ordinal) + 6)
            return "/".join("{:04d}-{:02d}-{:02d}".format(*civil_from_days(day)) for day in days)
        year, month, day = civil_from_days(self._day)
        if rule.kind == "M":
            return f"{year:04d}-{month:02d}"
        if rule.kind != "tick":
            return f"{year:04d}-{month:02d}-{day:02d}"
        layout = _FORMATS.get(rule.base_name)
        # Spans reach further than nanoseconds do.
        value = rule.start_ns(self.ordinal)
        start = Timestamp._make(value - value % 1000, None, "us")
        if layout is not None:
            return start.strftime(layout)
        digits = {"ms": 3, "us": 6, "ns": 9}[rule.base_name]
        fraction = f"{value % NS_SECOND:09d}"[:digits]
        return f"{start.strftime(_FORMATS['s'])}.{fraction}"

    def __repr__(self):
        return f"Period('{self}', '{self.freqstr}')"

    def strftime(self, fmt=None):
        """Text in the given layout; also %q quarter, %F fiscal year, %f fiscal year in two digits."""
        if fmt is None:
            return str(self)
        start = self._shown_start()
        quarter, year = (self.quarter, self.qyear)
        nanos = start._ns % NS_SECOND
        for code, text in (
            ("%q", str(quarter)), ("%F", str(year)), ("%f", f"{year % 100:02d}"), ("%l", f"{nanos // 1_000_000:03d}"),
            ("%u", f"{nanos // 1_000:06d}"), ("%n", f"{nanos:09d}"),
        ):
            fmt = fmt.replace(code, text)
        return start.strftime(fmt)

    # Arithmetic and order

    def _steps(self, other):
        """How many multiples of the frequency a duration or offset makes up; None if it is neither."""
        if isinstance(other, BaseOffset) and not isinstance(other, Tick):
            if other.base == self.freq.base:
                return other.n
            raise self._incompatible(getattr(other, "freqstr", other))
        amount = duration_ns(other)
        if amount is None or amount is NaT:
            return amount
        if isinstance(self.freq, Tick):
            size = self.freq.base.nanos
            if amount % size == 0:
                return amount // size
        raise IncompatibleFrequency(f"Input cannot be converted to Period(freq={self.freqstr})")

    def _incompatible(self, freq):
        return IncompatibleFrequency(f"Input has different freq={freq} from Period(freq={self.freqstr})")

    def _moved(self, other, sign):
        whole = as_plain_int(other) if not isinstance(other, np.timedelta64) else None
        if whole is not None:
            return Period._make(self.ordinal + sign * whole * self._rule.n, self._rule)
        steps = self._steps(other)
        if steps is None:
            return NotImplemented
        return NaT if steps is NaT else Period._make(self.ordinal + sign * steps, self._rule)

    def __add__(self, other):
        return NaT if other is NaT else self._moved(other, 1)

    __radd__ = __add__

    def __sub__(self, other):
        if other is NaT:
            return NaT
        if isinstance(other, Period):
            if other._rule.name != self._rule.name:
                raise self._incompatible(other.freqstr)
            return self.freq.base * (self.ordinal - other.ordinal)
        return self._moved(other, -1)

    def __rsub__(self, other):
        return NaT if other is NaT else NotImplemented

    def __hash__(self):
        return hash((self.ordinal, self._rule.name))

    def __eq__(self, other):
        if isinstance(other, Period):
            return self._rule.name == other._rule.name and self.ordinal == other.ordinal
        return False if other is NaT else NotImplemented

    def __ne__(self, other):
        equal = self.__eq__(other)
        return equal if equal is NotImplemented else not equal

    def _order(self, other):
        if other is NaT:
            return None
        if not isinstance(other, Period):
            return NotImplemented
        if other._rule.name != self._rule.name:
            raise self._incompatible(other.freqstr)
        return other.ordinal

    def __lt__(self, other):
        found = self._order(other)
        return found if found is NotImplemented else found is not None and self.ordinal < found

    def __le__(self, other):
        found = self._order(other)
        return found if found is NotImplemented else found is not None and self.ordinal <= found

    def __gt__(self, other):
        found = self._order(other)
        return found if found is NotImplemented else found is not None and self.ordinal > found

    def __ge__(self, other):
        found = self._order(other)
        return found if found is NotImplemented else found is not None and self.ordinal >= found


def ordinal_of_fields(rule, year, month=None, quarter=None, day=None, hour=None, minute=None, second=None):
    """The span number of separate fields."""
    if quarter is not None:
        if month is not None:
            raise ValueError("Cannot specify both quarter and month")
        if not 1 <= quarter <= 4:
            raise ValueError("Quarter must be 1 <= q <= 4")
        if rule.kind == "Q":
            return (year - 1970) * 4 + quarter - 1
        month = 3 * quarter
    clock = (hour or 0) * NS_HOUR + (minute or 0) * NS_MINUTE + (second or 0) * NS_SECOND
    return rule.ordinal(days_from_civil(year, month or 1, day or 1) * NS_DAY + clock)


def _is_end(how):
    word = str(how).upper()
    if word in ("E", "END", "FINISH"):
        return True
    if word in ("S", "START", "BEGIN"):
        return False
    raise ValueError("How must be one of S or E")
