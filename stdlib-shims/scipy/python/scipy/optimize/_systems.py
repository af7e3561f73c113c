"""Roots of systems of equations."""

import warnings

import numpy as np

from scipy._refusals import refuse, refuse_others
from scipy.optimize._callbacks import check_unknown
from scipy.optimize._hybrid import hybrid
from scipy.optimize._result import OptimizeResult

OTHERS = ("krylov", "df-sane")
MIXINGS = ("broyden1", "broyden2", "anderson", "linearmixing", "diagbroyden", "excitingmixing")


def _words(status, maxfev, xtol):
    return {
        0: "Improper input parameters were entered.",
        1: "The solution converged.",
        2: f"The number of calls to function has reached maxfev = {maxfev}.",
        3: f"xtol={xtol:f} is too small, no further improvement in the approximate\n solution is possible.",
        4: "The iteration is not making good progress, as measured by the \n improvement from the last five Jacobian evaluations.",
        5: "The iteration is not making good progress, as measured by the \n improvement from the last ten iterations.",
    }[status]


def _checked(name, argument, function, x0, args, shape):
    """What a function gives at the start; it must have the right shape."""
    value = np.atleast_1d(function(x0, *args))
    if value.shape != shape and shape != (1,):
        words = f"{name}: there is a mismatch between the input and output shape of the '{argument}' argument"
        called = getattr(function, "__name__", None)
        words += f" '{called}'." if called else "."
        raise TypeError(words + f"Shape should be {shape} but it is {value.shape}.")
    return value


def _hybr(func, x0, args=(), jac=None, col_deriv=0, xtol=1.49012e-08, maxfev=0, band=None, eps=None, factor=100, diag=None, **unknown):
    check_unknown(unknown)
    x0 = np.asarray(x0, dtype=float).flatten()
    n = len(x0)
    args = args if isinstance(args, tuple) else (args,)
    _checked("fsolve", "func", func, x0, args, (n,))
    if jac is not None:
        _checked("fsolve", "fprime", jac, x0, args, (n, n))
    # The original calls the function once more before it starts, and counts that.
    func(np.copy(x0), *args)
    maxfev = maxfev or (200 if jac is None else 100) * (n + 1)
    fun = lambda x: np.asarray(func(np.copy(x), *args), dtype=float).ravel()
    slopes = None if jac is None else lambda x: (
        np.asarray(jac(np.copy(x), *args), dtype=float).T if col_deriv else np.asarray(jac(np.copy(x), *args), dtype=float)
    )
    x, value, calls, slope_calls, turned, r, qtf, status = hybrid(fun, x0, slopes, xtol, maxfev, band, eps, factor, diag)
    found = OptimizeResult(
        x=x, success=status == 1, status=status, method="hybr", nfev=calls, fjac=turned, r=r[np.triu_indices(n)],
        qtf=qtf, fun=value
    )
    if jac is not None:
        found["njev"] = slope_calls
    found["message"] = _words(status, maxfev, xtol)
    return found


def fsolve(
    func, x0, args=(), fprime=None, full_output=0, col_deriv=0, xtol=1.49012e-08, maxfev=0, band=None, epsfcn=None,
    factor=100, diag=None
):
    """Where a system of equations is zero, near x0."""
    calls = [0]

    def counted(*values):
        calls[0] += 1
        return func(*values)

    counted.__name__ = "_wrapped_func"
    found = _hybr(counted, x0, args, fprime, col_deriv, xtol, maxfev, band, epsfcn, factor, diag)
    if full_output:
        details = {name: found[name] for name in ("nfev", "njev", "fjac", "r", "qtf") if name in found}
        details["nfev"] = calls[0]
        details["fvec"] = found["fun"]
        return found.x, details, found.status, found.message
    if found.status == 0:
        raise TypeError(found.message)
    if found.status != 1:
        warnings.warn(found.message, RuntimeWarning, stacklevel=2)
    return found.x


def _by_least_squares(
    fun, x0, args=(), jac=None, col_deriv=0, xtol=1.49012e-08, ftol=1.49012e-08, gtol=0.0, maxiter=0, eps=0.0,
    factor=100, diag=None, **unknown
):
    from scipy.optimize._least_squares import leastsq

    check_unknown(unknown)
    calls = [0]

    def counted(*values):
        calls[0] += 1
        return fun(*values)

    x, cov, info, message, status = leastsq(
        counted, x0, args=args, Dfun=jac, full_output=True, col_deriv=col_deriv, xtol=xtol, ftol=ftol, gtol=gtol, maxfev=maxiter,
        epsfcn=eps, factor=factor, diag=diag
    )
    found = OptimizeResult(
        x=x, message=message, status=status, success=status in (1, 2, 3, 4), cov_x=cov, fun=info.pop("fvec"),
        method="lm"
    )
    found.update(info)
    found.nfev = calls[0]
    return found


def _by_mixing(
    fun, x0, args, name, callback, nit=None, disp=False, maxiter=None, ftol=None, fatol=None, xtol=None, xatol=None, tol_norm=None,
    line_search="armijo", jac_options=None, **unknown,
):
    from scipy.optimize._mixing import KINDS, solve

    check_unknown(unknown)
    calls = [0]

    def counted(x):
        calls[0] += 1
        return fun(x, *args)

    mixing = KINDS[name](**(jac_options or {}))
    x, info = solve(counted, x0, mixing, nit, disp, maxiter, fatol, ftol, xatol, xtol, tol_norm, line_search, callback, False)
    return OptimizeResult(x=x, method=name, nfev=calls[0], **info)


def root(fun, x0, args=(), method="hybr", jac=None, tol=None, callback=None, options=None):
    """Where a system of equations is zero, by the named method."""
    args = args if isinstance(args, tuple) else (args,)
    name = method.lower()
    if name in OTHERS:
        refuse(f"scipy.optimize.root(method={method!r})", "use 'hybr'")
    if name not in ("hybr", "lm", *MIXINGS):
        raise ValueError(f"Unknown solver {method}")
    if callback is not None and name not in MIXINGS:
        warnings.warn(f"Method {method} does not accept callback.", RuntimeWarning, stacklevel=2)
    options = dict(options or {})
    refuse_others("scipy.optimize.root")
    if not callable(jac) and bool(jac):
        from scipy.optimize._objective import Pairs

        fun = Pairs(fun)
        jac = fun.derivative
    elif not callable(jac):
        jac = None
    if name in MIXINGS:
        if jac is not None:
            warnings.warn(f"Method {method} does not use the jacobian (jac).", RuntimeWarning, stacklevel=2)
        if tol is not None:
            options.update({"xtol": options.get("xtol", tol), "xatol": np.inf, "ftol": np.inf, "fatol": np.inf})
        return _by_mixing(fun, x0, args, name, callback, **options)
    if tol is not None:
        options.setdefault("xtol", tol)
    if name == "hybr":
        calls = [0]

        def counted(*values):
            calls[0] += 1
            return fun(*values)

        found = _hybr(counted, x0, args, jac, **options)
        found.nfev = calls[0]
        return found
    return _by_least_squares(fun, x0, args, jac, **options)
