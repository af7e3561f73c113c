"""The older name of a part of scipy.signal."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "chirp gausspulse sawtooth square sweep_poly unit_impulse"
))
