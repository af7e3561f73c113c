"""The same names as `statsmodels.graphics`."""

import _rooms
from statsmodels.graphics import _WHERE, __all__

__getattr__ = _rooms.doors(__name__, _WHERE, home="statsmodels.graphics", modules="gofplots tsa tsaplots")
