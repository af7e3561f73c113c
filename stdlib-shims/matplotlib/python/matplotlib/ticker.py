"""Where ticks are and what they say."""

import _rooms

from ._formatters import FixedFormatter, FormatStrFormatter, FuncFormatter, NullFormatter, PercentFormatter, StrMethodFormatter
from ._locators import AutoLocator, AutoMinorLocator, FixedLocator, IndexLocator, LinearLocator, MaxNLocator, MultipleLocator, NullLocator, scale_range
from ._scalar_formatter import EngFormatter, ScalarFormatter
from ._ticker_base import Formatter, Locator, TickHelper, _DummyAxis

for _class in (FixedFormatter, FormatStrFormatter, FuncFormatter, NullFormatter, PercentFormatter, StrMethodFormatter, AutoLocator, AutoMinorLocator,
               FixedLocator, IndexLocator, LinearLocator, MaxNLocator, MultipleLocator, NullLocator, EngFormatter, ScalarFormatter, Formatter, Locator,
               TickHelper):
    _class.__module__ = "matplotlib.ticker"
del _class

_WHERE = _rooms.table(
    _log_formatters="LogFormatter LogFormatterExponent LogFormatterMathtext LogFormatterSciNotation LogitFormatter",
    _log_locators="AsinhLocator LogitLocator LogLocator SymmetricalLogLocator",
)
__getattr__ = _rooms.doors(__name__, _WHERE, home="matplotlib")


def __dir__():
    return sorted({*globals(), *_WHERE})


__all__ = [name for name in __dir__() if not name.startswith("_")]
