"""Interpolation: curves and surfaces through points, and splines near them."""

import _rooms

_WHERE = _rooms.table(
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
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE, modules="fitpack fitpack2 interpolate ndgriddata polyint rbf")
