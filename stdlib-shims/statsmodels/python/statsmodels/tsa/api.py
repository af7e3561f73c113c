"""The same names as `statsmodels.tsa`."""

import _rooms
from statsmodels.tsa import _WHERE, __all__

__getattr__ = _rooms.doors(__name__, _WHERE, home="statsmodels.tsa", modules="graphics")
