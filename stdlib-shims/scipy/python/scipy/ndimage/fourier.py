"""The older name of a part of scipy.ndimage."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "fourier_ellipsoid fourier_gaussian fourier_shift fourier_uniform"
))
