"""The older name of a part of scipy.interpolate."""

from scipy._old_names import old_room

__all__, __dir__, __getattr__ = old_room(__name__, (
    "BarycentricInterpolator KroghInterpolator approximate_taylor_polynomial barycentric_interpolate krogh_interpolate"
))
