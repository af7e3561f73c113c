"""Probabilities that mean what they say."""

from sklearn._rooms import table

_WHERE = table(
    _calibration="CalibratedClassifierCV calibration_curve",
    _calibration_display="CalibrationDisplay",
)
__all__ = sorted(_WHERE)


def __getattr__(name):
    room = _WHERE.get(name)
    if room is None:
        raise AttributeError(f"module 'sklearn.calibration' has no attribute {name!r}")
    return getattr(__import__(f"sklearn.{room}", None, None, [name]), name)
