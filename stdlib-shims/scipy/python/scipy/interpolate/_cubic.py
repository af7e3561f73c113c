"""Cubic pieces through points: Hermite, PCHIP, Akima and cubic splines."""

import warnings

import numpy as np

import _scipy_interpolate as native
from scipy.interpolate._piecewise import PPoly
from scipy.interpolate._shapes import as_rows, by_parts, normal_axis


def prepared(x, y, axis, dydx=None):
    """Checked x, steps, y with the axis first, the axis, and the slopes if given."""
    x, y = (np.asarray(part) for part in (x, y))
    if x.dtype.kind == "c":
        raise ValueError("`x` must contain real values.")
    x = x.astype(float)
    y = y.astype(complex if y.dtype.kind == "c" else float)
    axis = normal_axis(axis, y.ndim)
    if x.ndim != 1:
        raise ValueError("`x` must be 1-dimensional.")
    if x.shape[0] < 2:
        raise ValueError("`x` must contain at least 2 elements.")
    if x.shape[0] != y.shape[axis]:
        raise ValueError(f"The length of `y` along `axis`={axis} doesn't match the length of `x`")
    if not np.all(np.isfinite(x)):
        raise ValueError("`x` must contain only finite values.")
    if not np.all(np.isfinite(y)):
        raise ValueError("`y` must contain only finite values.")
    if dydx is not None:
        dydx = np.asarray(dydx)
        if y.shape != dydx.shape:
            raise ValueError("The shapes of `y` and `dydx` must be identical.")
        if not np.all(np.isfinite(dydx)):
            raise ValueError("`dydx` must contain only finite values.")
        dydx = np.moveaxis(dydx.astype(complex if dydx.dtype.kind == "c" else float), axis, 0)
    steps = np.diff(x)
    if np.any(steps <= 0):
        raise ValueError("`x` must be strictly increasing sequence.")
    return x, steps, np.moveaxis(y, axis, 0), axis, dydx


class CubicHermiteSpline(PPoly):
    """Cubic pieces with given values and slopes at the points."""

    def __init__(self, x, y, dydx, axis=0, extrapolate=None):
        x, steps, y, axis, dydx = prepared(x, y, axis, dydx)
        self._set(x, steps, y, dydx, axis, True if extrapolate is None else extrapolate)

    def _set(self, x, steps, y, slopes, axis, extrapolate):
        steps = steps.reshape((-1,) + (1,) * (y.ndim - 1))
        secant = np.diff(y, axis=0) / steps
        bend = (slopes[:-1] + slopes[1:] - 2 * secant) / steps
        c = np.stack([bend / steps, (secant - slopes[:-1]) / steps - bend, slopes[:-1], y[:-1]])
        PPoly.__init__(self, c, x, extrapolate)
        self.axis = axis


class PchipInterpolator(CubicHermiteSpline):
    """Cubic pieces that rise and fall only where the points do."""

    def __init__(self, x, y, axis=0, extrapolate=None):
        x, steps, y, axis, _ = prepared(x, y, axis)
        if np.iscomplexobj(y):
            raise ValueError("`PchipInterpolator` only works with real values for `y`. If you are trying to use the real components of "
                             "the passed array, use `np.real` on the array before passing to `PchipInterpolator`.")
        wide = steps.reshape((-1,) + (1,) * (y.ndim - 1))
        self._set(x, steps, y, _pchip_slopes(wide, y), axis, True if extrapolate is None else extrapolate)


def _pchip_slopes(h, y):
    secant = np.diff(y, axis=0) / h
    if y.shape[0] == 2:
        return np.concatenate([secant, secant])
    turns = (np.sign(secant[1:]) != np.sign(secant[:-1])) | (secant[1:] == 0) | (secant[:-1] == 0)
    left, right = 2 * h[1:] + h[:-1], h[1:] + 2 * h[:-1]
    with np.errstate(divide="ignore", invalid="ignore"):
        mean = (left / secant[:-1] + right / secant[1:]) / (left + right)
    slopes = np.zeros_like(y)
    slopes[1:-1][~turns] = 1.0 / mean[~turns]
    slopes[0] = _end_slope(h[0], h[1], secant[0], secant[1])
    slopes[-1] = _end_slope(h[-1], h[-2], secant[-1], secant[-2])
    return slopes


def _end_slope(h0, h1, m0, m1):
    """The slope of a parabola through three points, kept from overshooting."""
    slope = ((2 * h0 + h1) * m0 - h0 * m1) / (h0 + h1)
    slope = np.where(np.sign(slope) != np.sign(m0), 0.0, slope)
    overshoots = (np.sign(m0) != np.sign(m1)) & (np.abs(slope) > 3 * np.abs(m0))
    return np.where(overshoots, 3.0 * m0, slope)


class Akima1DInterpolator(CubicHermiteSpline):
    """Cubic pieces whose slopes follow the neighbours, after Akima."""

    def __init__(self, x, y, axis=0, *, method="akima", extrapolate=None):
        if method not in {"akima", "makima"}:
            raise NotImplementedError(f"`method`={method} is unsupported.")
        x, steps, y, axis, _ = prepared(x, y, axis)
        if np.iscomplexobj(y):
            raise ValueError("`Akima1DInterpolator` only works with real values for `y`. If you are trying to use the real components of "
                             "the passed array, use `np.real` on the array before passing to `Akima1DInterpolator`.")
        far = False if extrapolate is None else extrapolate
        if y.shape[0] == 2:
            slopes = np.repeat(np.diff(y, axis=0) / steps.reshape((-1,) + (1,) * (y.ndim - 1)), 2, axis=0)
        else:
            slopes = _akima_slopes(steps.reshape((-1,) + (1,) * (y.ndim - 1)), y, method == "makima")
        self._set(x, steps, y, slopes, axis, far)

    def extend(self, c, x, right=True):
        raise NotImplementedError("Extending a 1-D Akima interpolator is not yet implemented")

    @classmethod
    def from_spline(cls, tck, extrapolate=None):
        raise NotImplementedError("This method does not make sense for an Akima interpolator.")

    @classmethod
    def from_bernstein_basis(cls, bp, extrapolate=None):
        raise NotImplementedError("This method does not make sense for an Akima interpolator.")


def _akima_slopes(h, y, modified):
    m = np.empty((y.shape[0] + 3,) + y.shape[1:])
    m[2:-2] = np.diff(y, axis=0) / h
    m[1] = 2.0 * m[2] - m[3]
    m[0] = 2.0 * m[1] - m[2]
    m[-2] = 2.0 * m[-3] - m[-4]
    m[-1] = 2.0 * m[-2] - m[-3]
    slopes = 0.5 * (m[3:] + m[:-3])
    change = np.abs(np.diff(m, axis=0))
    if modified:
        mean = np.abs(m[1:] + m[:-1])
        right, left = change[2:] + 0.5 * mean[2:], change[:-2] + 0.5 * mean[:-2]
    else:
        right, left = change[2:], change[:-2]
    weight = right + left
    used = weight > 1e-9 * np.max(weight, initial=-np.inf)
    slopes[used] = (right[used] / weight[used]) * m[1:-2][used] + (left[used] / weight[used]) * m[2:-1][used]
    return slopes


class CubicSpline(CubicHermiteSpline):
    """Cubic pieces with two continuous derivatives."""

    def __init__(self, x, y, axis=0, bc_type="not-a-knot", extrapolate=None):
        x, steps, y, axis, _ = prepared(x, y, axis)
        bc, y = _conditions(bc_type, y, y.shape[1:], axis)
        if extrapolate is None:
            extrapolate = "periodic" if bc[0] == "periodic" else True
        n = len(x)
        if y.size == 0:
            slopes = np.zeros_like(y)
        else:
            rows, rest = as_rows(y, 0)
            slopes = by_parts(lambda part: _spline_slopes(x, steps, part, bc), rows) if rows.dtype.kind != "c" else _complex_slopes(x, steps, rows, bc)
            slopes = slopes.reshape((n,) + rest)
        self._set(x, steps, y, slopes, axis, extrapolate)


def _complex_slopes(x, steps, rows, bc):
    part = lambda get: [condition if isinstance(condition, str) else (condition[0], get(condition[1])) for condition in bc]
    return _spline_slopes(x, steps, np.ascontiguousarray(rows.real), part(np.real)) + 1j * _spline_slopes(x, steps, np.ascontiguousarray(rows.imag), part(np.imag))


def _conditions(bc_type, y, shape, axis):
    """Each end as "not-a-knot", "periodic" or (order, values)."""
    if isinstance(bc_type, str):
        if bc_type == "periodic":
            if not np.allclose(y[0], y[-1], rtol=1e-15, atol=1e-15):
                raise ValueError(f"The first and last `y` point along axis {axis} must be identical (within machine precision) when "
                                 "bc_type='periodic'.")
        bc_type = (bc_type, bc_type)
    else:
        if len(bc_type) != 2:
            raise ValueError("`bc_type` must contain 2 elements to specify start and end conditions.")
        if any(isinstance(one, str) and one == "periodic" for one in bc_type):
            raise ValueError("'periodic' `bc_type` is defined for both curve ends and cannot be used with other boundary conditions.")
    conditions = []
    for one in bc_type:
        if isinstance(one, str):
            if one == "clamped":
                conditions.append((1, np.zeros(shape).ravel()))
            elif one == "natural":
                conditions.append((2, np.zeros(shape).ravel()))
            elif one in ("not-a-knot", "periodic"):
                conditions.append(one)
            else:
                raise ValueError(f"bc_type={one} is not allowed.")
            continue
        try:
            order, value = one
        except Exception as error:
            raise ValueError("A specified derivative value must be given in the form (order, value).") from error
        if order not in (1, 2):
            raise ValueError("The specified derivative order must be 1 or 2.")
        value = np.asarray(value)
        if value.shape != shape:
            raise ValueError(f"`deriv_value` shape {value.shape} is not the expected one {shape}.")
        if value.dtype.kind == "c":
            y = y.astype(complex, copy=False)
        conditions.append((order, value.astype(complex if value.dtype.kind == "c" else float).ravel()))
    return conditions, y


def _spline_slopes(x, dx, y, bc):
    """Slopes at the points from the tridiagonal system of a cubic spline; y has two dimensions."""
    n = len(x)
    wide = dx[:, None]
    secant = np.diff(y, axis=0) / wide
    left, right = bc
    if left == "periodic":
        return _periodic_slopes(dx, secant, n)
    if n == 2:
        left = (1, secant[0]) if isinstance(left, str) else left
        right = (1, secant[0]) if isinstance(right, str) else right
    if n == 3 and isinstance(left, str) and isinstance(right, str):
        # One parabola through three points.
        system = np.array([[1.0, 1.0, 0.0], [dx[1], 2 * (dx[0] + dx[1]), dx[0]], [0.0, 1.0, 1.0]])
        side = np.stack([2 * secant[0], 3 * (dx[0] * secant[1] + dx[1] * secant[0]), 2 * secant[1]])
        return np.linalg.solve(system, side)
    diagonals, side = np.zeros((3, n)), np.zeros((n, y.shape[1]))
    diagonals[1, 1:-1] = 2 * (dx[:-1] + dx[1:])
    diagonals[0, 2:] = dx[:-1]
    diagonals[2, :-2] = dx[1:]
    side[1:-1] = 3 * (wide[1:] * secant[:-1] + wide[:-1] * secant[1:])
    if isinstance(left, str):
        span = x[2] - x[0]
        diagonals[1, 0], diagonals[0, 1] = dx[1], span
        side[0] = ((dx[0] + 2 * span) * dx[1] * secant[0] + dx[0] ** 2 * secant[1]) / span
    elif left[0] == 1:
        diagonals[1, 0], diagonals[0, 1] = 1, 0
        side[0] = left[1]
    else:
        diagonals[1, 0], diagonals[0, 1] = 2 * dx[0], dx[0]
        side[0] = -0.5 * left[1] * dx[0] ** 2 + 3 * (y[1] - y[0])
    if isinstance(right, str):
        span = x[-1] - x[-3]
        diagonals[1, -1], diagonals[2, -2] = dx[-2], span
        side[-1] = (dx[-1] ** 2 * secant[-2] + (2 * span + dx[-1]) * dx[-2] * secant[-1]) / span
    elif right[0] == 1:
        diagonals[1, -1], diagonals[2, -2] = 1, 0
        side[-1] = right[1]
    else:
        diagonals[1, -1], diagonals[2, -2] = 2 * dx[-1], dx[-1]
        side[-1] = 0.5 * right[1] * dx[-1] ** 2 + 3 * (y[-1] - y[-2])
    return native.solve_band(1, 1, diagonals, side)


def _periodic_slopes(dx, secant, n):
    """The cyclic system as a tridiagonal one with a correction of rank one."""
    wide = dx[:, None]
    if n == 2:
        return np.zeros((2, secant.shape[1]))
    if n == 3:
        mean = (secant / wide).sum(axis=0) / (1.0 / dx).sum()
        return np.broadcast_to(mean, (3, secant.shape[1])).copy()
    m = n - 1
    before = np.roll(dx, 1)
    diagonals = np.zeros((3, m))
    diagonals[1] = 2 * (before + dx)
    diagonals[0, 1:] = before[:-1]
    diagonals[2, :-1] = dx[1:]
    side = 3 * (wide * np.roll(secant, 1, axis=0) + before[:, None] * secant)
    corner_top, corner_bottom = dx[0], before[-1]
    shift = -diagonals[1, 0]
    diagonals[1, 0] -= shift
    diagonals[1, -1] -= corner_top * corner_bottom / shift
    extra = np.zeros((m, 1))
    extra[0, 0], extra[-1, 0] = shift, corner_bottom
    solved = native.solve_band(1, 1, diagonals, np.hstack([side, extra]))
    plain, turned = solved[:, :-1], solved[:, -1:]
    ratio = corner_top / shift
    slopes = plain - turned * (plain[0] + ratio * plain[-1]) / (1 + turned[0, 0] + ratio * turned[-1, 0])
    return np.vstack([slopes, slopes[:1]])


def pchip_interpolate(xi, yi, x, der=0, axis=0):
    """Values or derivatives at x of the PCHIP curve through points."""
    curve = PchipInterpolator(xi, yi, axis=axis)
    if np.ndim(der) == 0:
        return curve(x, nu=der)
    return [curve(x, nu=order) for order in der]


pchip = PchipInterpolator
