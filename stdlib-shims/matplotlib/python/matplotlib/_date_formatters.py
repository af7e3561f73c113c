"""Texts of dates: by one format, by the distance of the ticks, or as short as can be."""

from . import rcParams
from ._date_numbers import MUSECONDS_PER_DAY, get_tzinfo, num2date
from ._ticker_base import Formatter


class DateFormatter(Formatter):
    """Dates by a `strftime` format."""

    def __init__(self, fmt, tz=None, *, usetex=None):
        self.tz = get_tzinfo(tz)
        self.fmt = fmt
        self._usetex = rcParams["text.usetex"] if usetex is None else usetex

    def __call__(self, x, pos=0):
        return num2date(x, self.tz).strftime(self.fmt)

    def set_tzinfo(self, tz):
        """Sets the time zone."""
        self.tz = get_tzinfo(tz)


class AutoDateFormatter(Formatter):
    """Dates with as much as the distance of the ticks needs; `scaled` has the formats by days."""

    def __init__(self, locator, tz=None, defaultfmt="%Y-%m-%d", *, usetex=None):
        self._locator = locator
        self._tz = tz
        self.defaultfmt = defaultfmt
        self._formatter = DateFormatter(self.defaultfmt, tz)
        self._usetex = rcParams["text.usetex"] if usetex is None else usetex
        names = ("year", "month", "day", "hour", "minute", "second", "microsecond")
        days = (365.0, 30.0, 1, 1 / 24, 1 / 1440, 1 / 86400, 1 / MUSECONDS_PER_DAY)
        self.scaled = {scale: rcParams["date.autoformatter." + name] for scale, name in zip(days, names)}

    def _set_locator(self, locator):
        self._locator = locator

    def __call__(self, x, pos=None):
        try:
            unit = float(self._locator._get_unit())
        except AttributeError:
            unit = 1
        fmt = next((fmt for scale, fmt in sorted(self.scaled.items()) if scale >= unit), self.defaultfmt)
        if isinstance(fmt, str):
            self._formatter = DateFormatter(fmt, self._tz)
            return self._formatter(x, pos)
        if callable(fmt):
            return fmt(x, pos)
        raise TypeError(f"Unexpected type passed to {self!r}.")


def _six(formats, what):
    if len(formats) != 6:
        raise ValueError(f"{what} argument must be a list of 6 format strings (or None)")
    return formats


class ConciseDateFormatter(Formatter):
    """Dates that say only what changes; the rest is the offset text."""

    def __init__(self, locator, tz=None, formats=None, offset_formats=None, zero_formats=None, show_offset=True, *, usetex=None):
        self._locator = locator
        self._tz = tz
        self.defaultfmt = "%Y"
        self.formats = ["%Y", "%b", "%d", "%H:%M", "%H:%M", "%S.%f"] if not formats else _six(formats, "formats")
        if zero_formats:
            self.zero_formats = _six(zero_formats, "zero_formats")
        elif formats:
            self.zero_formats = ["", *self.formats[:-1]]
        else:
            self.zero_formats = ["", "%Y", "%b", "%b-%d", "%H:%M", "%H:%M"]
        if offset_formats:
            self.offset_formats = _six(offset_formats, "offset_formats")
        else:
            self.offset_formats = ["", "%Y", "%Y-%b", "%Y-%b-%d", "%Y-%b-%d", "%Y-%b-%d %H:%M"]
        self.offset_string = ""
        self.show_offset = show_offset
        self._usetex = rcParams["text.usetex"] if usetex is None else usetex

    def __call__(self, x, pos=None):
        return DateFormatter(self.defaultfmt, self._tz)(x, pos)

    def format_ticks(self, values):
        """The texts of all ticks at once."""
        dates = [num2date(value, tz=self._tz) for value in values]
        parts = [date.timetuple()[:6] for date in dates]
        show_offset = self.show_offset
        level = 5
        for level in range(5, -1, -1):
            different = {part[level] for part in parts}
            if len(different) > 1:
                # the years or months are on the ticks themselves
                if level < 2 and 1 in different:
                    show_offset = False
                break
            if level == 0:
                level = 5
        labels = [date.strftime(self._format_of(date, part, level)) for date, part in zip(dates, parts)]
        if level >= 5:
            labels = _without_common_zeros(labels)
        self.offset_string = ""
        if show_offset:
            inverted = self._locator.axis is not None and getattr(self._locator.axis, "axis_name", "") in ("x", "y") and self._locator.axis.get_inverted()
            self.offset_string = (dates[0] if inverted else dates[-1]).strftime(self.offset_formats[level]) if dates else ""
        return labels

    def _format_of(self, date, part, level):
        if level < 5:
            starts = part[level] == (0, 1, 1, 0, 0)[level]
        else:
            starts = date.second == date.microsecond == 0
        return (self.zero_formats if starts else self.formats)[level]

    def get_offset(self):
        """What all ticks have in common."""
        return self.offset_string

    def format_data_short(self, value):
        """A date to the second."""
        return num2date(value, tz=self._tz).strftime("%Y-%m-%d %H:%M:%S")


def _without_common_zeros(labels):
    zeros = min((len(text) - len(text.rstrip("0")) for text in labels if "." in text), default=None)
    if not zeros:
        return labels
    return [text[:-zeros].rstrip(".") if "." in text else text for text in labels]
