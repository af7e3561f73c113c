"""Figures: what `statsmodels.graphics` offers."""

import _rooms

_WHERE = _rooms.table(gofplots="qqplot")
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE, section="statsmodels.graphics.api", modules="api gofplots tsa tsaplots")
