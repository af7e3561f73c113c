"""Tells the native module how times are made and which values stand for missing ones."""

import _pandas

from pandas.core.missing.markers import NA, NaT
from pandas.core.time.errors import (
    AmbiguousTimeError,
    DateParseError,
    IncompatibleFrequency,
    NonExistentTimeError,
    UnknownTimeZoneError,
)
from pandas.core.time.period import Period
from pandas.core.time.period_calendar import period_rule
from pandas.core.time.timedelta import Timedelta
from pandas.core.time.timestamp import Timestamp
from pandas.core.time.zones import as_zone
from pandas.errors import OutOfBoundsDatetime, OutOfBoundsTimedelta


def make_timestamp(value, zone, unit):
    """A Timestamp of UTC nanoseconds."""
    return Timestamp._make(value, None if zone is None else as_zone(zone), unit, True)


def make_timedelta(value, unit):
    """A Timedelta of nanoseconds."""
    return Timedelta._make(value, unit)


def make_period(ordinal, freq):
    """A Period by its number."""
    return Period._make(ordinal, period_rule(freq))


def register():
    """Called once, when pandas is imported."""
    _pandas.register(
        timestamp=make_timestamp, timedelta=make_timedelta, period=make_period, period_of_text=Period, moment_of_text=Timestamp,
        nat=NaT, na=NA,
        ambiguous_time_error=AmbiguousTimeError, nonexistent_time_error=NonExistentTimeError,
        out_of_bounds_datetime=OutOfBoundsDatetime, out_of_bounds_timedelta=OutOfBoundsTimedelta,
        date_parse_error=DateParseError, unknown_time_zone_error=UnknownTimeZoneError,
        incompatible_frequency=IncompatibleFrequency,
    )


register()
