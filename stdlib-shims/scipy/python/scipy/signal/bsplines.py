"""The older name of a part of scipy.signal."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "cspline1d cspline1d_eval cspline2d gauss_spline qspline1d qspline1d_eval sepfir2d spline_filter"
))
