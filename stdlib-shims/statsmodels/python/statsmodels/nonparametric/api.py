"""The same names as `statsmodels.nonparametric`."""

import _rooms
from statsmodels.nonparametric import _ABSENT, _WHERE, __all__

__getattr__ = _rooms.doors(__name__, _WHERE, _ABSENT, home="statsmodels.nonparametric")
