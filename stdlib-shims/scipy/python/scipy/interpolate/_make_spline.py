"""B-splines through points, near points, and smooth ones."""

import operator

import numpy as np

import _scipy_interpolate as native
from scipy.interpolate._bspline import BSpline
from scipy.interpolate._shapes import by_parts, normal_axis, number_kind


def _clean(value, check_finite, kind=float):
    value = np.ascontiguousarray(value)
    value = number_kind(value) if kind is None else value.astype(kind, copy=False)
    if check_finite and not np.isfinite(value).all():
        raise ValueError("Array must not contain infs or nans.")
    return value


def not_a_knot(x, k):
    """Knots at the points but the outermost ones; between them for even degrees."""
    x = np.asarray(x)
    t = (x[1:] + x[:-1]) / 2.0 if k % 2 == 0 else x
    skipped = k // 2 if k % 2 == 0 else (k + 1) // 2
    inner = t[skipped:-skipped] if skipped else t
    return np.r_[(x[0],) * (k + 1), inner, (x[-1],) * (k + 1)]


def periodic_knots(x, k):
    """Knots at the points, continued over both ends."""
    steps = np.diff(x)
    n = len(steps)
    left = [x[0] - sum(steps[(n - 1 - j) % n] for j in range(i + 1)) for i in range(k)][::-1]
    right = [x[-1] + sum(steps[j % n] for j in range(i + 1)) for i in range(k)]
    return np.r_[left, x, right]


def _end_conditions(bc, rest):
    """Orders and values of derivatives at one end."""
    if bc is None:
        return [], []
    if isinstance(bc, str):
        if bc == "clamped":
            return [1], [np.zeros(rest)]
        if bc == "natural":
            return [2], [np.zeros(rest)]
        if bc == "not-a-knot":
            return [], []
        raise ValueError(f"Unknown boundary condition : {bc}")
    try:
        orders, values = zip(*bc)
    except TypeError as error:
        raise ValueError("Derivatives, `bc_type`, should be specified as a pair of iterables of pairs of (order, value).") from error
    return [operator.index(order) for order in orders], [np.asarray(value) for value in values]


def make_interp_spline(x, y, k=3, t=None, bc_type=None, axis=0, check_finite=True):
    """The B-spline through points."""
    if bc_type is None or (isinstance(bc_type, str) and bc_type == "not-a-knot"):
        left, right = None, None
    elif isinstance(bc_type, str):
        left, right = bc_type, bc_type
    else:
        try:
            left, right = bc_type
        except TypeError as error:
            raise ValueError(f"Unknown boundary condition: {bc_type}") from error
    y = np.asarray(y)
    axis = normal_axis(axis, y.ndim)
    x, y = _clean(x, check_finite), _clean(y, check_finite, None)
    y = np.moveaxis(y, axis, 0)
    if isinstance(left, str) and left == "periodic" and not np.allclose(y[0], y[-1], atol=1e-15):
        raise ValueError("First and last points does not match while periodic case expected")
    if x.size != y.shape[0]:
        raise ValueError(f"Shapes of x {x.shape} and y {y.shape} are incompatible")
    if np.any(x[1:] == x[:-1]):
        raise ValueError("Expect x to not have duplicates")
    if x.ndim != 1 or np.any(x[1:] < x[:-1]):
        raise ValueError("Expect x to be a 1D strictly increasing sequence.")
    if k in (0, 1) and (left is not None or right is not None) and not (isinstance(left, str) and left == "periodic"):
        if k == 0 or t is None:
            raise ValueError("Too much info for k=0: t and bc_type can only be None." if k == 0 else "Too much info for k=1: bc_type can only be None.")
    if k == 0:
        if t is not None:
            raise ValueError("Too much info for k=0: t and bc_type can only be None.")
        return BSpline.construct_fast(np.r_[x, x[-1]], np.ascontiguousarray(y), k, True, axis)
    if k == 1 and t is None:
        return BSpline.construct_fast(np.r_[x[0], x, x[-1]], np.ascontiguousarray(y), k, True, axis)
    k = operator.index(k)
    if isinstance(left, str) and left == "periodic":
        return _periodic(x, y, k, t, axis)
    rest = y.shape[1:]
    left_orders, left_values = _end_conditions(left, rest)
    right_orders, right_values = _end_conditions(right, rest)
    if t is None:
        if not left_orders and not right_orders:
            t = not_a_knot(x, k)
        elif k % 2 == 0:
            middle = (x[1:] + x[:-1]) / 2.0
            t = np.r_[(x[0],) * (k + 1), middle[1:-1], (x[-1],) * (k + 1)]
        else:
            t = np.r_[(x[0],) * k, x, (x[-1],) * k]
    t = _clean(t, check_finite)
    if k < 0:
        raise ValueError("Expect non-negative k.")
    if t.ndim != 1 or np.any(t[1:] < t[:-1]):
        raise ValueError("Expect t to be a 1-D sorted array_like.")
    if t.size < x.size + k + 1:
        raise ValueError(f"Got {t.size} knots, need at least {x.size + k + 1}.")
    if x[0] < t[k] or x[-1] > t[-k - 1]:
        raise ValueError(f"Out of bounds w/ x = {x}.")
    n = t.size - k - 1
    if n - x.size != len(left_orders) + len(right_orders):
        raise ValueError(f"The number of derivatives at boundaries does not match: expected {n - x.size}, got "
                         f"{len(left_orders)}+{len(right_orders)}")
    ends = [np.broadcast_to(value, rest).reshape(1, -1) for value in left_values], [np.broadcast_to(value, rest).reshape(1, -1) for value in right_values]
    side = np.concatenate([*ends[0], y.reshape(len(x), -1), *ends[1]])
    c = by_parts(lambda part: _solved(native.interpolate(t, k, x, part, left_orders, right_orders)), side)
    return BSpline.construct_fast(t, np.ascontiguousarray(c.reshape((n,) + rest)), k, True, axis)


def _solved(c):
    if c is None:
        raise np.linalg.LinAlgError("Collocation matrix is singular.")
    return c


def _periodic(x, y, k, t, axis):
    """The spline that goes on where it began: the last k coefficients are the first ones."""
    if k == 1:
        t = periodic_knots(x, k) if t is None else t
    if t is None:
        if k % 2 == 0:
            raise NotImplementedError("scipy.interpolate.make_interp_spline(bc_type='periodic') is only available for odd k")
        t = periodic_knots(x, k)
    n = len(x) - 1
    first, values = native.design(np.asarray(t, dtype=float), k, x[:-1])
    matrix = np.zeros((n, n))
    for place in range(k + 1):
        np.add.at(matrix, (np.arange(n), (first + place) % n), values[:, place])
    c = np.linalg.solve(matrix, y[:-1].reshape(n, -1))
    c = c[np.arange(n + k) % n]
    return BSpline.construct_fast(t, np.ascontiguousarray(c.reshape((n + k,) + y.shape[1:])), k, "periodic", axis)


def make_lsq_spline(x, y, t, k=3, w=None, axis=0, check_finite=True, *, method="qr"):
    """The B-spline with the given knots that is nearest to the points."""
    x, y, t = _clean(x, check_finite), _clean(y, check_finite, None), _clean(t, check_finite)
    w = np.ones_like(x) if w is None else _clean(w, check_finite)
    if method not in ("qr", "norm-eq"):
        raise ValueError(f"Unknown method ={method!r}.")
    k = operator.index(k)
    axis = normal_axis(axis, y.ndim)
    y = np.moveaxis(y, axis, 0)
    if x.ndim != 1:
        raise ValueError("Expect x to be a 1-D sequence.")
    if x.shape[0] < k + 1:
        raise ValueError("Need more x points.")
    if k < 0:
        raise ValueError("Expect non-negative k.")
    if t.ndim != 1 or np.any(t[1:] - t[:-1] < 0):
        raise ValueError("Expect t to be a 1D strictly increasing sequence.")
    if x.size != y.shape[0]:
        raise ValueError(f"Shapes of x {x.shape} and y {y.shape} are incompatible")
    if k > 0 and np.any((x < t[k]) | (x > t[-k])):
        raise ValueError(f"Out of bounds w/ x = {x}.")
    if x.size != w.size:
        raise ValueError(f"Shapes of x {x.shape} and w {w.shape} are incompatible")
    if np.any(x[1:] - x[:-1] < 0):
        raise ValueError("Expect x to be a 1D non-decreasing sequence.")
    table = y.reshape(len(x), -1)
    fit = lambda part: _solved_fit(native.fit_least_squares(x, part, w, t, k))
    c = by_parts(fit, table)
    return BSpline.construct_fast(t, np.ascontiguousarray(c.reshape((-1,) + y.shape[1:])), k, True, axis)


def _solved_fit(found):
    if found is None:
        raise np.linalg.LinAlgError("Collocation matrix is singular.")
    return found[0]


def make_smoothing_spline(x, y, w=None, lam=None, *, axis=0):
    """The smooth cubic spline near points; without lam, cross-validation chooses how smooth."""
    x = np.ascontiguousarray(x, dtype=float)
    y = np.ascontiguousarray(y, dtype=float)
    if np.any(x[1:] - x[:-1] <= 0):
        raise ValueError("``x`` should be an ascending array")
    if x.ndim != 1 or x.shape[0] != y.shape[axis]:
        raise ValueError(f"``x`` should be 1D and len(x) == y.shape[{axis}]")
    if w is None:
        w = np.ones(len(x))
    else:
        w = np.ascontiguousarray(w, dtype=float)
        if np.any(w <= 0):
            raise ValueError("Invalid vector of weights")
    if x.shape[0] <= 4:
        raise ValueError("``x`` and ``y`` length must be at least 5")
    if lam is not None and lam < 0.0:
        raise ValueError("Regularization parameter should be non-negative")
    from scipy.interpolate._smoothing import smoothing_coefficients

    y = np.moveaxis(y, axis, 0)
    t = np.r_[[x[0]] * 4, x[1:-1], [x[-1]] * 4]
    c = smoothing_coefficients(x, y.reshape(len(x), -1), w, lam)
    return BSpline.construct_fast(t, np.ascontiguousarray(c.reshape((c.shape[0],) + y.shape[1:])), 3, True, axis)
