"""The errors of times that `pandas.errors` does not list, under the names pandas shows."""


class DateParseError(ValueError):
    """A text that is not a date."""

    __module__ = "pandas._libs.tslibs.parsing"


class IncompatibleFrequency(TypeError, ValueError):
    """Periods of different frequencies in one operation."""

    __module__ = "pandas._libs.tslibs.period"


class UnknownTimeZoneError(KeyError):
    """A time zone name nobody knows."""

    __module__ = "pytz.exceptions"


class InvalidTimeError(Exception):
    """Base of the two errors of local times."""

    __module__ = "pytz.exceptions"


class AmbiguousTimeError(InvalidTimeError):
    """A local time that occurs twice because clocks went back."""

    __module__ = "pytz.exceptions"


class NonExistentTimeError(InvalidTimeError):
    """A local time that clocks skipped."""

    __module__ = "pytz.exceptions"
