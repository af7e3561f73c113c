"""The older name of a part of scipy.interpolate."""

from scipy._old_names import old_room

__all__, __dir__, __getattr__ = old_room(__name__, (
    "BivariateSpline InterpolatedUnivariateSpline LSQBivariateSpline LSQSphereBivariateSpline LSQUnivariateSpline "
    "RectBivariateSpline RectSphereBivariateSpline SmoothBivariateSpline SmoothSphereBivariateSpline UnivariateSpline"
))
