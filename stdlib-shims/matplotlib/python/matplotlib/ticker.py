"""Where ticks are and what they say."""

from ._formatters import FixedFormatter, FormatStrFormatter, FuncFormatter, NullFormatter, PercentFormatter, StrMethodFormatter
from ._locators import AutoLocator, AutoMinorLocator, FixedLocator, IndexLocator, LinearLocator, MaxNLocator, MultipleLocator, NullLocator, scale_range
from ._log_formatters import LogFormatter, LogFormatterExponent, LogFormatterMathtext, LogFormatterSciNotation, LogitFormatter
from ._log_locators import AsinhLocator, LogitLocator, LogLocator, SymmetricalLogLocator
from ._scalar_formatter import EngFormatter, ScalarFormatter
from ._ticker_base import Formatter, Locator, TickHelper, _DummyAxis

for _class in (FixedFormatter, FormatStrFormatter, FuncFormatter, NullFormatter, PercentFormatter, StrMethodFormatter, AutoLocator, AutoMinorLocator,
               FixedLocator, IndexLocator, LinearLocator, MaxNLocator, MultipleLocator, NullLocator, LogFormatter, LogFormatterExponent,
               LogFormatterMathtext, LogFormatterSciNotation, LogitFormatter, AsinhLocator, LogitLocator, LogLocator, SymmetricalLogLocator, EngFormatter,
               ScalarFormatter, Formatter, Locator, TickHelper):
    _class.__module__ = "matplotlib.ticker"
del _class
