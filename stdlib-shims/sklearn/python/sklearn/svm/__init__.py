"""Support vector machines."""

import _rooms

_WHERE = _rooms.table(_machines="NuSVC NuSVR OneClassSVM SVC SVR", _lines="LinearSVC LinearSVR l1_min_c")
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
