"""Interpolation: curves and surfaces through points, and splines near them."""

from scipy._old_names import old_module
from scipy._rooms import doors, table

_WHERE = table(
    _interp1d="interp1d interp2d",
    _piecewise="PPoly",
    _bernstein="BPoly",
    _cubic="CubicSpline CubicHermiteSpline PchipInterpolator Akima1DInterpolator pchip_interpolate pchip",
    _polynomials="BarycentricInterpolator KroghInterpolator barycentric_interpolate krogh_interpolate lagrange pade "
                 "approximate_taylor_polynomial",
    _bspline="BSpline",
    _make_spline="make_interp_spline make_lsq_spline make_smoothing_spline",
    _fitpack="splrep splprep splev splint sproot splder splantider spalde insert bisplev",
    _univariate="UnivariateSpline InterpolatedUnivariateSpline LSQUnivariateSpline",
    _bivariate="RectBivariateSpline BivariateSpline",
    _grids="RegularGridInterpolator interpn",
    _scattered="griddata LinearNDInterpolator NearestNDInterpolator",
    _surfaces="CloughTocher2DInterpolator",
    _radial="RBFInterpolator Rbf",
    _rational="AAA FloaterHormannInterpolator",
    _products="NdBSpline",
)
_ABSENT = (
    "LSQBivariateSpline LSQSphereBivariateSpline NdPPoly RectSphereBivariateSpline "
    "SmoothBivariateSpline SmoothSphereBivariateSpline bisplrep generate_knots make_splprep make_splrep"
).split()

__all__ = sorted(_WHERE)
_doors = doors(__name__, _WHERE, _ABSENT)


def __getattr__(name):
    if name in ("fitpack", "fitpack2", "interpolate", "ndgriddata", "polyint", "rbf"):
        return old_module(__name__, name)
    return _doors(name)
