"""Least squares with bounds and other losses, and curves fitted to points."""

import warnings

import numpy as np

from scipy._refusals import refuse, refuse_others
from scipy.optimize._callbacks import names_of
from scipy.optimize._differences import derivative
from scipy.optimize._levenberg import EPS, covariance, levenberg, message
from scipy.optimize._result import OptimizeResult, OptimizeWarning
from scipy.optimize._trust_squares import reflective, strictly_inside


LOSSES = {
    "linear": lambda z: (z, np.ones_like(z), np.zeros_like(z)),
    "huber": lambda z: (
        np.where(z <= 1, z, 2 * np.sqrt(z) - 1), np.where(z <= 1, 1.0, np.maximum(z, 1) ** -0.5),
        np.where(z <= 1, 0.0, -0.5 * np.maximum(z, 1) ** -1.5)
    ),
    "soft_l1": lambda z: (2 * (np.sqrt(1 + z) - 1), (1 + z) ** -0.5, -0.5 * (1 + z) ** -1.5),
    "cauchy": lambda z: (np.log1p(z), 1 / (1 + z), -1 / (1 + z) ** 2),
    "arctan": lambda z: (np.arctan(z), 1 / (1 + z**2), -2 * z / (1 + z**2) ** 2),
}


# What a curve needs of `leastsq`: its `fjac` is then a triangle without what turned the slopes into it.
ALL_BUT_MIRRORS = "all but the mirrors"


class Loss:
    """Residuals weighed by a rule: its cost, and the residuals and slopes as least squares sees them."""

    def __init__(self, rule, f_scale):
        self.rule, self.f_scale = LOSSES[rule] if isinstance(rule, str) else rule, f_scale

    def cost(self, f):
        return 0.5 * self.f_scale**2 * np.sum(self.rule((f / self.f_scale) ** 2)[0])

    def bend(self, jac, f):
        _, first, second = self.rule((f / self.f_scale) ** 2)
        bent = np.maximum(first + 2 * second / self.f_scale**2 * f**2, EPS) ** 0.5
        return jac * bent[:, None], f * (first / bent)


MESSAGES = {
    -2: "Stopped because `callback` function raised `StopIteration` or returned `True`",
    -1: "Improper input parameters status returned from `leastsq`",
    0: "The maximum number of function evaluations is exceeded.",
    1: "`gtol` termination condition is satisfied.",
    2: "`ftol` termination condition is satisfied.",
    3: "`xtol` termination condition is satisfied.",
    4: "Both `ftol` and `xtol` termination conditions are satisfied.",
}


def _bounds(bounds, n):
    if hasattr(bounds, "lb"):
        bounds = (bounds.lb, bounds.ub)
    if len(bounds) != 2:
        raise ValueError("`bounds` must contain 2 elements.")
    return tuple(np.broadcast_to(np.asarray(bound, dtype=float), (n,)).copy() for bound in bounds)


def _checked_loss(loss, method):
    if not callable(loss) and loss not in LOSSES:
        raise ValueError(f"`loss` must be one of {LOSSES.keys()} or a callable.")
    if method == "lm" and loss != "linear":
        raise ValueError("method='lm' supports only 'linear' loss function.")


def least_squares(
    fun, x0, jac="2-point", bounds=(-np.inf, np.inf), method="trf", ftol=1e-8, xtol=1e-8, gtol=1e-8, x_scale=None,
    loss="linear", f_scale=1.0, diff_step=None, tr_solver=None, tr_options=None, jac_sparsity=None, max_nfev=None,
    verbose=0, args=(), kwargs=None, callback=None, workers=None
):
    """The parameters that make the sum of squared residuals, or of another loss of them, least."""
    if method not in ("trf", "dogbox", "lm"):
        raise ValueError("`method` must be 'trf', 'dogbox' or 'lm'.")
    if not callable(jac) and jac not in ("2-point", "3-point", "cs"):
        raise ValueError("`jac` must be '2-point', '3-point', 'cs' or callable.")
    if tr_solver not in (None, "exact", "lsmr"):
        raise ValueError("`tr_solver` must be None, 'exact' or 'lsmr'.")
    _checked_loss(loss, method)
    if method == "dogbox":
        refuse("scipy.optimize.least_squares(method='dogbox')", "use 'trf'")
    if tr_solver == "lsmr":
        refuse("scipy.optimize.least_squares(tr_solver='lsmr')", "use 'exact'")
    refuse_others("scipy.optimize.least_squares", jac_sparsity=(jac_sparsity, None), workers=(workers, None))
    if verbose not in (0, 1, 2):
        raise ValueError("`verbose` must be in [0, 1, 2].")
    if max_nfev is not None and max_nfev <= 0:
        raise ValueError("`max_nfev` must be None or positive integer.")
    if np.iscomplexobj(x0):
        raise ValueError("`x0` must be real.")
    x0 = np.atleast_1d(np.asarray(x0)).astype(float)
    if x0.ndim > 1:
        raise ValueError("`x0` must have at most 1 dimension.")
    low, high = _bounds(bounds, x0.size)
    if method == "lm" and (np.any(np.isfinite(low)) or np.any(np.isfinite(high))):
        raise ValueError("Method 'lm' doesn't support bounds.")
    if np.any(low >= high):
        raise ValueError("Each lower bound must be strictly less than each upper bound.")
    if np.any(x0 < low) or np.any(x0 > high):
        raise ValueError("Initial guess is outside of provided bounds")
    x_scale = _checked_scale(x_scale, x0, method)
    ftol, xtol, gtol = _checked_tolerances(ftol, xtol, gtol, method)
    if method == "trf":
        x0 = strictly_inside(x0, low, high)
    more = kwargs or {}
    residuals = lambda x: np.atleast_1d(np.asarray(fun(np.copy(x), *args, **more), dtype=float))
    if callable(jac):
        slopes_at = lambda x, value: np.atleast_2d(np.asarray(jac(np.copy(x), *args, **more), dtype=float))
    else:
        plain = lambda x: np.atleast_1d(fun(x, *args, **more))
        slopes_at = lambda x, value: derivative(plain, x, jac, diff_step, None, value, (low, high))[0].reshape(value.size, x.size)
    value = residuals(x0)
    if value.ndim != 1:
        raise ValueError(f"`fun` must return at most 1-d array_like. f0.shape: {value.shape}")
    if not np.all(np.isfinite(value)):
        raise ValueError("Residuals are not finite in the initial point.")
    if method == "lm" and value.size < x0.size:
        raise ValueError("Method 'lm' doesn't work when the number of residuals is less than the number of variables.")
    slopes = slopes_at(x0, value)
    if slopes.shape != (value.size, x0.size):
        raise ValueError(f"The return value of `jac` has wrong shape: expected {(value.size, x0.size)}, actual {slopes.shape}.")
    rule = None if isinstance(loss, str) and loss == "linear" else Loss(loss, f_scale)
    before = 0.5 * np.dot(value, value) if rule is None else rule.cost(value)
    if method == "lm":
        if callback is not None:
            warnings.warn("Callback function specified, but not supported with `lm` method.", stacklevel=2)
        found = _by_levenberg(residuals, x0, slopes_at, ftol, xtol, gtol, max_nfev, x_scale, callable(jac))
    else:
        found = reflective(
            residuals, slopes_at, x0, value, slopes, low, high, ftol, xtol, gtol, max_nfev, x_scale, rule,
            _watched(callback), verbose
        )
    found.message, found.success = MESSAGES[found.status], found.status > 0
    if verbose >= 1:
        print(found.message)
        print(
            f"Function evaluations {found.nfev}, initial cost {before:.4e}, final cost {found.cost:.4e}, first-order optimality "
            f"{found.optimality:.2e}."
        )
    return found


def _watched(callback):
    """A callback that is told of every round; whether it asked to stop."""
    if callback is None:
        return None
    whole = set(names_of(callback)) == {"intermediate_result"}

    def watch(x, value, rounds, nfev, cost):
        try:
            if whole:
                return callback(intermediate_result=OptimizeResult(x=x, fun=value, nit=rounds, nfev=nfev, cost=cost)) is True
            return callback(np.copy(x)) is True
        except StopIteration:
            return True

    return watch


def _checked_scale(x_scale, x0, method):
    if x_scale is None:
        x_scale = "jac" if method == "lm" else 1.0
    if isinstance(x_scale, str) and x_scale == "jac":
        return x_scale
    try:
        x_scale = np.asarray(x_scale, dtype=float)
        valid = np.all(np.isfinite(x_scale)) and np.all(x_scale > 0)
    except (ValueError, TypeError):
        valid = False
    if not valid:
        raise ValueError("`x_scale` must be 'jac' or array_like with positive numbers.")
    x_scale = np.resize(x_scale, x0.shape) if x_scale.ndim == 0 else x_scale
    if x_scale.shape != x0.shape:
        raise ValueError("Inconsistent shapes between `x_scale` and `x0`.")
    return x_scale


def _checked_tolerances(ftol, xtol, gtol, method):
    found = []
    for name, tol in (("ftol", ftol), ("xtol", xtol), ("gtol", gtol)):
        if tol is not None and tol < EPS:
            warnings.warn(
                f"Setting `{name}` below the machine epsilon ({EPS:.2e}) effectively disables the corresponding termination condition.",
                stacklevel=4
            )
        found.append(0 if tol is None else tol)
    if method == "lm" and min(found) < EPS:
        raise ValueError(f"All tolerances must be higher than machine epsilon ({EPS:.2e}) for method 'lm'.")
    if max(found) < EPS:
        raise ValueError(f"At least one of the tolerances must be higher than machine epsilon ({EPS:.2e}).")
    return found


def _by_levenberg(residuals, x0, slopes_at, ftol, xtol, gtol, max_nfev, x_scale, given):
    last = [None, None]

    def fun(x):
        last[:] = [x.copy(), residuals(x)]
        return last[1]

    def jac(x):
        value = last[1] if last[0] is not None and np.array_equal(last[0], x) else residuals(x)
        return slopes_at(x, value)

    diag = None if isinstance(x_scale, str) else 1 / x_scale
    x, value, _, _, _, calls, slope_calls, why = levenberg(fun, x0, jac, ftol, xtol, gtol, max_nfev or 100 * x0.size, None, 100.0, diag)
    slopes = slopes_at(x, value)
    gradient = slopes.T.dot(value)
    return OptimizeResult(
        x=x, cost=0.5 * np.dot(value, value), fun=value, jac=slopes, grad=gradient, optimality=np.linalg.norm(gradient, ord=np.inf),
        active_mask=np.zeros(x.shape, dtype=int), nfev=calls, njev=slope_calls if given else None, status={1: 2, 2: 3, 3: 4, 4: 1,
        5: 0}.get(
            why, -1
        ),
    )


def leastsq(
    func, x0, args=(), Dfun=None, full_output=False, col_deriv=False, ftol=1.49012e-08, xtol=1.49012e-08, gtol=0.0,
    maxfev=0, epsfcn=None, factor=100, diag=None
):
    """The parameters that make the sum of squares least, and a flag."""
    args = args if isinstance(args, tuple) else (args,)
    x0 = np.asarray(x0, dtype=float).ravel()
    n = x0.size
    residuals = lambda x: np.atleast_1d(np.asarray(func(x, *args), dtype=float)).ravel()
    m = residuals(x0).size
    # The original calls the function once more before it starts.
    residuals(x0)
    if n > m:
        raise TypeError(f"Improper input: func input vector length N={n} must not exceed func output vector length M={m}")
    turned = (lambda slopes: slopes.T) if col_deriv else (lambda slopes: slopes)
    slopes = None if Dfun is None else lambda x: turned(np.atleast_2d(np.asarray(Dfun(x, *args), dtype=float)))
    limit = maxfev or (200 if Dfun is None else 100) * (n + 1)
    mirrors = bool(full_output) and full_output != ALL_BUT_MIRRORS
    x, value, packed, order, qtf, calls, slope_calls, why = levenberg(
        residuals, x0, slopes, ftol, xtol, gtol, limit, epsfcn, factor, diag, mirrors
    )
    words = message(why, ftol, xtol, gtol, limit)
    if not full_output:
        if why > 4:
            warnings.warn(words, RuntimeWarning, stacklevel=2)
        return x, why
    info = {"fvec": value, "nfev": calls, "fjac": packed, "ipvt": order.astype(np.int32), "qtf": qtf}
    if Dfun is not None:
        info["njev"] = slope_calls
    return x, covariance(np.triu(packed[:, :n].T), order) if why <= 4 else None, info, words, why


def curve_fit(
    f, xdata, ydata, p0=None, sigma=None, absolute_sigma=False, check_finite=None, bounds=(-np.inf, np.inf),
    method=None, jac=None, *, full_output=False, nan_policy=None, **kwargs
):
    """The parameters of a curve through points, and their covariance."""
    if p0 is None:
        code = getattr(f, "__code__", None)
        if code is None:
            raise ValueError("Unable to determine number of fit parameters.")
        n = code.co_argcount - 1 - (1 if hasattr(f, "__self__") else 0)
        if n < 1:
            raise ValueError("Unable to determine number of fit parameters.")
    else:
        p0 = np.atleast_1d(np.asarray(p0, dtype=float))
        n = p0.size
    low, high = _bounds(bounds, n)
    bounded = bool(np.any(np.isfinite(low)) or np.any(np.isfinite(high)))
    if p0 is None:
        p0 = np.ones(n)
        both, left, right = np.isfinite(low) & np.isfinite(high), np.isfinite(low) & ~np.isfinite(high), ~np.isfinite(low) & np.isfinite(
            high
        )
        p0 = np.where(
            both, 0.5 * (np.where(both, low, 0) + np.where(both, high, 0)),
            np.where(left, low + 1, np.where(right, high - 1, p0))
        )
    if method == "lm" and bounded:
        raise ValueError("Method 'lm' only works for unconstrained problems. Use 'trf' or 'dogbox' instead.")
    method = ("trf" if bounded else "lm") if method is None else method
    xdata, ydata = _data(xdata, ydata, check_finite, nan_policy)
    if ydata.size == 0:
        raise ValueError("`ydata` must not be empty!")
    root = None
    weights = None
    if sigma is not None:
        sigma = np.asarray(sigma, dtype=float)
        if sigma.size == 1 or sigma.shape == (ydata.size,):
            weights = 1.0 / sigma
        elif sigma.shape == (ydata.size, ydata.size):
            root = np.linalg.cholesky(sigma)
        else:
            raise ValueError("`sigma` has incorrect shape.")

    def weigh(gap):
        if root is not None:
            return np.linalg.solve(root, gap)
        if weights is not None:
            return weights * gap if gap.ndim == 1 else weights[:, None] * gap
        return gap

    residuals = lambda p: weigh(np.asarray(f(xdata, *p), dtype=float) - ydata)
    slopes = (lambda p: weigh(np.asarray(jac(xdata, *p), dtype=float))) if callable(jac) else "2-point"
    if np.any(p0 < low) or np.any(p0 > high):
        raise ValueError("Initial guess is outside of provided bounds")
    if method == "lm":
        if ydata.size != 1 and n > ydata.size:
            raise TypeError(f"The number of func parameters={n} must not exceed the number of data points={ydata.size}")
        wanted = full_output or ALL_BUT_MIRRORS
        best, cov, info, words, why = leastsq(residuals, p0, Dfun=None if slopes == "2-point" else slopes, full_output=wanted, **kwargs)
        if why not in (1, 2, 3, 4):
            raise RuntimeError("Optimal parameters not found: " + words)
        cost = float(np.sum(info["fvec"] ** 2))
    else:
        if "maxfev" in kwargs and "max_nfev" not in kwargs:
            kwargs["max_nfev"] = kwargs.pop("maxfev")
        found = least_squares(residuals, p0, jac=slopes, bounds=(low, high), method=method, **kwargs)
        if not found.success:
            raise RuntimeError("Optimal parameters not found: " + found.message)
        best, cost, words, why = found.x, 2 * found.cost, found.message, found.status
        info = {"nfev": found.nfev, "fvec": found.fun}
        cov = _covariance_of(found.jac)
    unsure = cov is None or bool(np.any(np.isnan(cov)))
    if unsure:
        cov = np.full((n, n), np.inf)
    elif not absolute_sigma:
        unsure = ydata.size <= n
        cov = np.full((n, n), np.inf) if unsure else cov * (cost / (ydata.size - n))
    if unsure:
        warnings.warn("Covariance of the parameters could not be estimated", OptimizeWarning, stacklevel=2)
    return (best, cov, info, words, why) if full_output else (best, cov)


def _covariance_of(slopes):
    """The inverse of the normal matrix by singular values, without those that are nothing."""
    _, s, vectors = np.linalg.svd(slopes, full_matrices=False)
    kept = s > np.finfo(float).eps * max(slopes.shape) * s[0]
    return vectors[kept].T / s[kept] ** 2 @ vectors[kept] if np.all(kept) else None


def _data(xdata, ydata, check_finite, nan_policy):
    """The points as arrays, without missing ones where they are to be left out."""
    if nan_policy not in (None, "raise", "omit", "propagate"):
        raise ValueError("nan_policy must be one of {None, 'raise', 'omit'}.")
    if nan_policy == "propagate":
        raise ValueError("`nan_policy='propagate'` is not supported by this function.")
    check = (nan_policy is None) if check_finite is None else check_finite
    read = lambda values: np.asarray_chkfinite(values, float) if check else np.asarray(values, float)
    ydata = read(ydata)
    is_array = isinstance(xdata, (list, tuple, np.ndarray)) or hasattr(xdata, "__array__")
    xdata = read(xdata) if is_array else xdata
    if check or nan_policy is None:
        return xdata, ydata
    missing = np.isnan(ydata)
    if is_array:
        missing = missing | np.any(np.isnan(xdata), axis=tuple(range(xdata.ndim - 1)))
    if not np.any(missing):
        return xdata, ydata
    if nan_policy == "raise":
        raise ValueError("The input contains nan values")
    return xdata[..., ~missing] if is_array else xdata, ydata[~missing]
