"""Rotations in three dimensions."""

from scipy._rooms import doors, table

_WHERE = table(_rotation="Rotation", _slerp="Slerp")
__all__ = sorted(_WHERE)
__getattr__ = doors("scipy.spatial.transform", _WHERE, frozenset(("RigidTransform", "RotationSpline")))
