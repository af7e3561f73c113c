"""The older name of a part of scipy.interpolate."""

from scipy._old_names import old_room

__all__, __dir__, __getattr__ = old_room(__name__, (
    "BPoly BSpline NdPPoly PPoly RectBivariateSpline RegularGridInterpolator interp1d interp2d interpn lagrange "
    "make_interp_spline"
))
