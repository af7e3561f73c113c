"""Probabilities that mean what they say."""

import _rooms

_WHERE = _rooms.table(
    _calibration="CalibratedClassifierCV calibration_curve",
    _calibration_display="CalibrationDisplay",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE, home="sklearn")
