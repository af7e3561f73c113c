"""Formatters that say the same wherever the ticks are: fixed texts, functions, formats, percent."""

import math

from . import rcParams
from ._ticker_base import Formatter


class NullFormatter(Formatter):
    """No text."""

    def __call__(self, x, pos=None):
        return ""


class FixedFormatter(Formatter):
    """Given texts, by the number of the tick."""

    def __init__(self, seq):
        self.seq = seq
        self.offset_string = ""

    def __call__(self, x, pos=None):
        return "" if pos is None or pos >= len(self.seq) else self.seq[pos]

    def get_offset(self):
        """The text at the end of the axis."""
        return self.offset_string

    def set_offset_string(self, ofs):
        """Sets the text at the end of the axis."""
        self.offset_string = ofs


class FuncFormatter(Formatter):
    """The result of a function of the value and the number of the tick."""

    def __init__(self, func):
        self.func = func
        self.offset_string = ""

    def __call__(self, x, pos=None):
        return self.func(x, pos)

    def get_offset(self):
        """The text at the end of the axis."""
        return self.offset_string

    def set_offset_string(self, ofs):
        """Sets the text at the end of the axis."""
        self.offset_string = ofs


class FormatStrFormatter(Formatter):
    """A `%` format."""

    def __init__(self, fmt):
        self.fmt = fmt

    def __call__(self, x, pos=None):
        return self.fmt % x


class _WithMinus:
    """A number whose text has a proper minus sign."""

    def __init__(self, value):
        self.value = value

    def __format__(self, spec):
        return Formatter.fix_minus(format(self.value, spec))

    def __str__(self):
        return Formatter.fix_minus(str(self.value))

    def __repr__(self):
        return repr(self.value)


class StrMethodFormatter(Formatter):
    """A `str.format` format with `x` and `pos`."""

    def __init__(self, fmt):
        self.fmt = fmt

    def __call__(self, x, pos=None):
        return self.fmt.format(x=_WithMinus(x), pos=_WithMinus(pos))


class PercentFormatter(Formatter):
    """Percent of `xmax`."""

    def __init__(self, xmax=100, decimals=None, symbol="%", is_latex=False):
        self.xmax = xmax + 0.0
        self.decimals = decimals
        self._symbol = symbol
        self._is_latex = is_latex

    def __call__(self, x, pos=None):
        low, high = self.axis.get_view_interval()
        return self.fix_minus(self.format_pct(x, abs(high - low)))

    def format_pct(self, x, display_range):
        """A number as percent, with as many digits as the range needs."""
        x = self.convert_to_pct(x)
        decimals = self.decimals
        if decimals is None:
            scaled = self.convert_to_pct(display_range)
            decimals = 0 if scaled <= 0 else min(max(math.ceil(2.0 - math.log10(2.0 * scaled)), 0), 5)
        return f"{x:0.{int(decimals)}f}" + self.symbol

    def convert_to_pct(self, x):
        """A number as percent."""
        return 100.0 * (x / self.xmax)

    @property
    def symbol(self):
        """What is put after the number."""
        symbol = self._symbol
        if not symbol:
            return ""
        if not self._is_latex and rcParams["text.usetex"]:
            for special in r"\#$%&~_^{}":
                symbol = symbol.replace(special, "\\" + special)
        return symbol

    @symbol.setter
    def symbol(self, symbol):
        self._symbol = symbol
