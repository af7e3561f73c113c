"""What can be read off a Timestamp: fields, names, texts and plain forms. Mixed into `Timestamp`."""

import datetime

import numpy as np

from pandas.core.time.bounds import wrapped
from pandas.core.time.units import (
    DAY_NAMES, MONTH_NAMES, NS_DAY, RESOLUTION_NS, day_of_year, is_leap, iso_calendar, month_length, weekday_of,
)
from pandas.core.time.zones import zone_name
from pandas.core.time.timedelta import Timedelta
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
warnings = on_first_use("warnings")

# Loaded on first use, because it imports this module.
period = on_first_use("pandas.core.time.period")


class TimestampFields:
    """Read-only properties and texts of a Timestamp."""

    @property
    def value(self):
        """Nanoseconds since 1970 (UTC)."""
        if not -(1 << 63) < self._ns < 1 << 63:
            raise OverflowError(
                "Cannot convert Timestamp to nanoseconds without overflow. Use `.asm8.view('i8')` to cast represent "
                f"Timestamp in its own unit (here, {self._unit})."
            )
        return self._ns

    @property
    def _value(self):
        return self._ns // RESOLUTION_NS[self._unit]

    @property
    def unit(self):
        """Resolution: 's', 'ms', 'us' or 'ns'."""
        return self._unit

    @property
    def resolution(self):
        """The smallest step at this resolution."""
        return Timedelta._make(RESOLUTION_NS[self._unit], self._unit)

    @property
    def tz(self):
        """The time zone."""
        return self.tzinfo

    @property
    def nanosecond(self):
        """Nanoseconds below the microsecond."""
        return self._nano

    @property
    def _day_number(self):
        return self._wall_ns // NS_DAY

    @property
    def dayofweek(self):
        """0 for Monday."""
        return weekday_of(self._day_number)

    day_of_week = dayofweek

    @property
    def dayofyear(self):
        """1 for 1 January."""
        return day_of_year(self.year, self.month, self.day)

    day_of_year = dayofyear

    @property
    def week(self):
        """ISO week."""
        return iso_calendar(self._day_number)[1]

    weekofyear = week

    @property
    def quarter(self):
        """1 to 4."""
        return (self.month - 1) // 3 + 1

    @property
    def days_in_month(self):
        """Length of the month."""
        return month_length(self.year, self.month)

    daysinmonth = days_in_month

    @property
    def is_leap_year(self):
        """Whether the year has 366 days."""
        return is_leap(self.year)

    @property
    def is_month_start(self):
        """Whether it is the first day of a month."""
        return self.day == 1

    @property
    def is_month_end(self):
        """Whether it is the last day of a month."""
        return self.day == month_length(self.year, self.month)

    @property
    def is_quarter_start(self):
        """Whether it is the first day of a quarter."""
        return self.day == 1 and self.month % 3 == 1

    @property
    def is_quarter_end(self):
        """Whether it is the last day of a quarter."""
        return self.month % 3 == 0 and self.is_month_end

    @property
    def is_year_start(self):
        """Whether it is 1 January."""
        return self.day == 1 and self.month == 1

    @property
    def is_year_end(self):
        """Whether it is 31 December."""
        return self.day == 31 and self.month == 12

    def day_name(self, locale=None):
        """English name of the weekday."""
        return DAY_NAMES[self.dayofweek]

    def month_name(self, locale=None):
        """English name of the month."""
        return MONTH_NAMES[self.month - 1]

    def normalize(self):
        """Midnight of the same day."""
        wall = self._wall_ns
        # Midnight before the first moment wraps, as in pandas.
        return self._with_wall(wrapped(wall - wall % NS_DAY) if self._unit == "ns" else wall - wall % NS_DAY)

    def to_pydatetime(self, warn=True):
        """A plain datetime; nanoseconds are dropped with a warning."""
        if warn and self.nanosecond:
            warnings.warn("Discarding nonzero nanoseconds in conversion.", UserWarning, stacklevel=2)
        return datetime.datetime(
            self.year, self.month, self.day, self.hour, self.minute, self.second, self.microsecond, self.tzinfo, fold=self.fold
        )

    def date(self):
        """The date part."""
        return datetime.date(self.year, self.month, self.day)

    def time(self):
        """The time of day."""
        return datetime.time(self.hour, self.minute, self.second, self.microsecond, fold=self.fold)

    def timetz(self):
        """The time of day with the zone."""
        return datetime.time(self.hour, self.minute, self.second, self.microsecond, self.tzinfo, fold=self.fold)

    def timestamp(self):
        """Seconds since 1970, a naive time taken as UTC."""
        return round(self._ns / 1e9, 6)

    def to_period(self, freq=None):
        """The span of the given frequency that holds this time."""
        if freq is None:
            raise ValueError("Must supply freq for datetime value")
        return period.Period(self.tz_localize(None) if self.tzinfo is not None else self, freq=freq)

    def to_julian_date(self):
        """Days since noon of 1 January 4713 BC."""
        days, rest = divmod(self._wall_ns, NS_DAY)
        return np.float64(days + 2440587.5 + rest / NS_DAY)

    @property
    def asm8(self):
        """The numpy scalar (UTC)."""
        return np.datetime64(self._value, self._unit)

    def to_datetime64(self):
        """The numpy scalar (UTC)."""
        return self.asm8

    def to_numpy(self, dtype=None, copy=False):
        """The numpy scalar (UTC)."""
        return self.asm8

    def isoformat(self, sep="T", timespec="auto"):
        """ISO 8601 text, with nanoseconds where there are any."""
        nanos = self._nano
        if not nanos and timespec != "nanoseconds":
            return self.to_pydatetime(False).isoformat(sep, timespec)
        if timespec not in ("auto", "nanoseconds"):
            return self.to_pydatetime(False).isoformat(sep, timespec)
        text = self.to_pydatetime(False).replace(tzinfo=None).isoformat(sep, "microseconds") + f"{nanos:03d}"
        return text + self._offset_text(":")

    def _offset_text(self, colon=""):
        if self.tzinfo is None:
            return ""
        offset = self.utcoffset()
        total = offset.days * 86400 + offset.seconds
        sign = "-" if total < 0 else "+"
        return f"{sign}{abs(total) // 3600:02d}{colon}{abs(total) // 60 % 60:02d}"

    @property
    def _date_repr(self):
        return str(self) if self._wall_ns % NS_DAY else self.strftime("%Y-%m-%d")

    def __repr__(self):
        text = self.isoformat(" ")
        zone = ""
        if self.tzinfo is not None:
            text = self.replace(tzinfo=None).isoformat(" ") + self._offset_text()
            zone = f", tz='{zone_name(self.tzinfo)}'"
        return f"Timestamp('{text}'{zone})"

    def __str__(self):
        return self.isoformat(" ")

    def __format__(self, spec):
        return self.strftime(spec) if spec else str(self)

    def strftime(self, format):
        """Text in the given layout."""
        return self.to_pydatetime(False).strftime(format)
