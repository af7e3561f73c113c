"""The older name of a part of scipy.ndimage."""

from scipy._old_names import old_room

__all__, __dir__, __getattr__ = old_room(__name__, (
    "fourier_ellipsoid fourier_gaussian fourier_shift fourier_uniform"
))
