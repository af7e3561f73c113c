"""The same names as `statsmodels.stats`."""

import _rooms
from statsmodels.stats import _WHERE, __all__

__getattr__ = _rooms.doors(__name__, _WHERE, home="statsmodels.stats")
