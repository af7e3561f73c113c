"""The `.dt` accessor of Series: fields and methods of times, durations and periods."""

import _pandas
from _pandas import Time

from pandas.core.loading import classes
from pandas.core.missing.markers import NaT
from pandas.core.time import fields
from pandas.core.time.infer import infer_freq
from pandas.core.time.period_calendar import period_rule
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
time_like = on_first_use("pandas.core.index.time_like")


def datetime_properties(series):
    """The accessor that fits the values of a Series."""
    kind = series._col.kind
    if kind == "category" and series._col.categories.kind in ("datetime", "timedelta", "period"):
        codes = series._col.codes if not callable(series._col.codes) else series._col.codes()
        series = series._with_column(series._col.categories.take(codes, True))
        kind = series._col.kind
    if kind == "datetime":
        return DatetimeProperties(series)
    if kind == "timedelta":
        return TimedeltaProperties(series)
    if kind == "period":
        return PeriodProperties(series)
    raise AttributeError("Can only use .dt accessor with datetimelike values")


class Properties:
    """What the three accessors share."""

    def __init__(self, series):
        self._series = series
        self._col = series._col

    def _give(self, column):
        return classes.Series._from(column, self._series._index, self._series._name)

    def __repr__(self):
        return f"<pandas.core.indexes.accessors.{type(self).__name__} object>"


class DatetimeProperties(Properties):
    """`.dt` of a Series of times."""

    __module__ = "pandas.core.indexes.accessors"

    @property
    def date(self):
        """The dates, as objects."""
        return self._give(self._col.time(Time.DATE))

    @property
    def time(self):
        """The times of day, as objects."""
        return self._give(self._col.time(Time.TIME))

    @property
    def timetz(self):
        """The times of day with their zone, as objects."""
        values = [stamp if stamp is NaT else stamp.timetz() for stamp in self._col.tolist()]
        return self._give(_pandas.objects(values))

    @property
    def tz(self):
        """The time zone, or None."""
        return fields.column_zone(self._col)

    @property
    def unit(self):
        """The resolution."""
        return fields.column_unit(self._col)

    @property
    def freq(self):
        """The frequency the times seem to have."""
        return infer_freq(self._series) if len(self._col) > 2 else None

    def day_name(self, locale=None):
        """Names of the weekdays."""
        return self._give(self._col.time(Time.DAY_NAME))

    def month_name(self, locale=None):
        """Names of the months."""
        return self._give(self._col.time(Time.MONTH_NAME))

    def isocalendar(self):
        """Year, week and day of the ISO calendar."""
        return fields.iso_frame(self._col, self._series._index)

    def normalize(self):
        """Midnight of each day."""
        return self._give(self._col.time(Time.NORMALIZE))

    def floor(self, freq, ambiguous="raise", nonexistent="raise"):
        """Each time down to a multiple of a fixed frequency."""
        return self._give(fields.rounded(self._col, Time.FLOOR, freq, ambiguous, nonexistent))

    def ceil(self, freq, ambiguous="raise", nonexistent="raise"):
        """Each time up to a multiple of a fixed frequency."""
        return self._give(fields.rounded(self._col, Time.CEIL, freq, ambiguous, nonexistent))

    def round(self, freq, ambiguous="raise", nonexistent="raise"):
        """Each time to the nearest multiple of a fixed frequency."""
        return self._give(fields.rounded(self._col, Time.ROUND, freq, ambiguous, nonexistent))

    def strftime(self, date_format):
        """Texts in the given layout.

        >>> pd.Series(pd.to_datetime(["2024-03-01"])).dt.strftime("%d.%m.").tolist()
        ['01.03.']
        """
        return self._give(self._col.time(Time.STRFTIME, date_format))

    def tz_localize(self, tz, ambiguous="raise", nonexistent="raise"):
        """Gives naive times a zone, or takes it away."""
        return self._give(fields.localized(self._col, tz, ambiguous, nonexistent))

    def tz_convert(self, tz):
        """The same instants in another zone."""
        return self._give(fields.converted(self._col, tz))

    def to_period(self, freq=None):
        """The spans of a frequency that hold the times."""
        if freq is None:
            freq = infer_freq(self._series)
            if freq is None:
                raise ValueError("You must pass a freq argument as current index has none.")
        return self._give(fields.to_periods(self._col, freq))

    def to_pydatetime(self):
        """Plain datetimes, in an array."""
        return time_like.object_array([stamp.to_pydatetime(False) for stamp in self._col.tolist()])

    def as_unit(self, unit):
        """The same times at another resolution."""
        return self._give(self._col.time(Time.AS_UNIT, unit))


class TimedeltaProperties(Properties):
    """`.dt` of a Series of durations."""

    @property
    def components(self):
        """Days, hours, ..., nanoseconds as columns."""
        return fields.duration_components(self._col, self._series._index)

    @property
    def unit(self):
        """The resolution."""
        return fields.column_unit(self._col)

    @property
    def freq(self):
        """The frequency the durations seem to have."""
        return None

    def total_seconds(self):
        """Whole durations in seconds."""
        return self._give(self._col.time(Time.TOTAL_SECONDS))

    def to_pytimedelta(self):
        """Plain timedeltas, in an array."""
        return time_like.object_array([getattr(value, "to_pytimedelta", lambda: value)() for value in self._col.tolist()])

    def floor(self, freq):
        """Each duration down to a multiple of a fixed frequency."""
        return self._give(fields.rounded(self._col, Time.FLOOR, freq))

    def ceil(self, freq):
        """Each duration up to a multiple of a fixed frequency."""
        return self._give(fields.rounded(self._col, Time.CEIL, freq))

    def round(self, freq):
        """Each duration to the nearest multiple of a fixed frequency."""
        return self._give(fields.rounded(self._col, Time.ROUND, freq))

    def as_unit(self, unit):
        """The same durations at another resolution."""
        return self._give(self._col.time(Time.AS_UNIT, unit))


PERIOD_NUMBERS = (
    "year", "month", "day", "hour", "minute", "second", "quarter", "qyear", "week", "weekofyear", "dayofweek", "day_of_week",
    "weekday", "dayofyear", "day_of_year", "days_in_month", "daysinmonth",
)


class PeriodProperties(Properties):
    """`.dt` of a Series of periods."""

    @property
    def freq(self):
        """The frequency as an offset."""
        return period_rule(self._col.freq).offset

    @property
    def start_time(self):
        """First moments."""
        return self._give(fields.period_starts(self._col))

    @property
    def end_time(self):
        """Last moments."""
        return self._give(fields.period_ends(self._col))

    @property
    def is_leap_year(self):
        """Whether the years have 366 days."""
        return self._give(fields.per_distinct(self._col, lambda period: period.is_leap_year, "bool"))

    def asfreq(self, freq, how="E"):
        """The spans in another frequency."""
        return self._give(fields.period_as(self._col, freq, how))

    def to_timestamp(self, freq=None, how="start"):
        """The spans as times."""
        return self._give(fields.period_times(self._col, freq, how))

    def strftime(self, date_format):
        """Texts in the given layout."""
        return self._give(fields.per_distinct(self._col, lambda period: period.strftime(date_format), "object"))


def _number(name, native):
    def read(self):
        return self._give(self._col.time(native))

    read.__doc__ = f"The {name.replace('_', ' ')} of each."
    return property(read)


def _period_number(name):
    def read(self):
        return self._give(fields.per_distinct(self._col, lambda period: getattr(period, name), "int64"))

    read.__doc__ = f"The {name.replace('_', ' ')} of each."
    return property(read)


for _name, _native in fields.NUMBERS.items():
    setattr(DatetimeProperties, _name, _number(_name, _native))
for _name in fields.FLAGS:
    setattr(DatetimeProperties, _name, _number(_name, _name))
for _name in fields.DURATION_NUMBERS:
    setattr(TimedeltaProperties, _name, _number(_name, _name))
for _name in PERIOD_NUMBERS:
    setattr(PeriodProperties, _name, _period_number(_name))
