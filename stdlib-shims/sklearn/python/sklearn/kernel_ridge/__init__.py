"""Ridge regression with a kernel."""

import _rooms

_WHERE = _rooms.table(_ridge="KernelRidge")
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
