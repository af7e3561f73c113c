"""Rotations in three dimensions."""

import _rooms

_WHERE = _rooms.table(_rotation="Rotation", _slerp="Slerp")
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
