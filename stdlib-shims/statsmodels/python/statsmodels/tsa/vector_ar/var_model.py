"""Vector autoregressions: refused by name."""

import _rooms

__all__ = []
__getattr__ = _rooms.doors(__name__, absent="VAR VARResults")
