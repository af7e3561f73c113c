"""minimize: which method, what it is given, and what its callbacks and bounds become."""

import warnings

import numpy as np

from scipy._refusals import refuse
from scipy.optimize._callbacks import Watch
from scipy.optimize._constraints import Bounds, old_constraints
from scipy.optimize._objective import Pairs
from scipy.optimize._result import OptimizeResult

METHODS = (
    "nelder-mead", "powell", "cg", "bfgs", "newton-cg", "l-bfgs-b", "tnc", "cobyla", "cobyqa", "slsqp", "trust-constr", "dogleg",
    "trust-ncg",
    "trust-exact", "trust-krylov",
)
ABSENT = {
    "tnc": "use 'L-BFGS-B'", "cobyla": "use 'SLSQP'", "cobyqa": "use 'SLSQP'", "trust-constr": "use 'SLSQP'",
    "trust-exact": "use 'trust-ncg'",
    "trust-krylov": "use 'trust-ncg'",
}
HESSIAN = ("newton-cg", "dogleg", "trust-ncg", "trust-constr", "trust-krylov", "trust-exact")
BOUNDED = ("nelder-mead", "powell", "l-bfgs-b", "cobyla", "cobyqa", "slsqp", "tnc", "trust-constr")
TOLERANCES = {
    "nelder-mead": ("xatol", "fatol"), "newton-cg": ("xtol",), "powell": ("xtol", "ftol"), "l-bfgs-b": ("ftol", "gtol"), "slsqp": ("ftol",),
    "bfgs": ("gtol",), "cg": ("gtol",), "dogleg": ("gtol",), "trust-ncg": ("gtol",),
}


def _warn_of_unused(method, name, jac, hess, hessp, constraints, bounds):
    say = lambda words: warnings.warn(f"Method {method} {words}", RuntimeWarning, stacklevel=4)
    if name in ("nelder-mead", "powell", "cobyla", "cobyqa") and bool(jac):
        say("does not use gradient information (jac).")
    if name not in HESSIAN and hess is not None:
        say("does not use Hessian information (hess).")
    if name not in ("newton-cg", "trust-ncg", "trust-constr", "trust-krylov") and hessp is not None:
        say("does not use Hessian-vector product information (hessp).")
    if name not in ("cobyla", "cobyqa", "slsqp", "trust-constr") and np.any(constraints):
        say("cannot handle constraints.")
    if name not in BOUNDED and bounds is not None:
        say("cannot handle bounds.")


def limits(bounds, x0):
    """Lower and upper bounds as two arrays."""
    if isinstance(bounds, Bounds):
        low, high = bounds.lb, bounds.ub
    else:
        pairs = list(bounds)
        try:
            low, high = zip(*pairs) if pairs else ((), ())
        except TypeError as error:
            raise ValueError("The number of bounds is not compatible with the length of `x0`.") from error
        number = lambda side, missing: np.array([missing if value is None else float(np.asarray(value).item()) for value in side])
        low, high = number(low, -np.inf), number(high, np.inf)
    if np.any(np.asarray(high) < np.asarray(low)):
        raise ValueError("An upper bound is less than the corresponding lower bound.")
    try:
        return tuple(np.broadcast_to(np.asarray(side, dtype=float), x0.shape).copy() for side in (low, high))
    except ValueError as error:
        raise ValueError("The number of bounds is not compatible with the length of `x0`.") from error


class Whole:
    """A function of all variables as one of those that bounds do not fix."""

    def __init__(self, fun, fixed, values, columns=False):
        self.fun, self.fixed, self.values, self.columns = fun, fixed, values, columns

    def __call__(self, x, *args, **more):
        whole = np.zeros(self.fixed.shape, dtype=np.asarray(x).dtype)
        whole[self.fixed], whole[~self.fixed] = self.values, x
        answer = np.array(self.fun(whole, *args, **more))
        return answer[..., ~self.fixed] if self.columns else answer


def _all_fixed(fun, low, args, constraints):
    worst = 0
    for part in constraints:
        value = np.atleast_1d(part["fun"](low, *part.get("args", ())))
        gap = np.abs(value) if part["type"].lower() == "eq" else np.maximum(-value, 0)
        worst = max(worst, float(np.max(gap, initial=0.0)))
    message = "All independent variables were fixed by bounds."
    if constraints:
        message = "All independent variables were fixed by bounds at values that satisfy the constraints."
    if worst:
        message = (
            "All independent variables were fixed by bounds, but the independent variables do not satisfy the constraints exactly. "
            f"(Maximum violation: {worst})."
        )
    return OptimizeResult(x=low, fun=fun(low, *args), success=not worst, message=message, nfev=1, njev=0, nhev=0)


def minimize(
    fun, x0, args=(), method=None, jac=None, hess=None, hessp=None, bounds=None, constraints=(), tol=None,
    callback=None, options=None
):
    """The lowest place of a function of several variables."""
    x0 = np.atleast_1d(np.asarray(x0))
    if x0.ndim != 1:
        raise ValueError("'x0' must only have one dimension.")
    if x0.dtype.kind in "iub":
        x0 = x0.astype(float)
    args = args if isinstance(args, tuple) else (args,)
    if method is None:
        method = "SLSQP" if constraints else "L-BFGS-B" if bounds is not None else "BFGS"
    options = dict(options or {})
    if callable(method):
        if jac is True:
            fun = Pairs(fun)
            jac = fun.derivative
        if tol is not None:
            options.setdefault("tol", tol)
        return method(
            fun, x0, args=args, jac=jac, hess=hess, hessp=hessp, bounds=bounds, constraints=constraints,
            callback=callback, **options
        )
    name = method.lower()
    _warn_of_unused(method, name, jac, hess, hessp, constraints, bounds)
    if name in ("l-bfgs-b", "tnc", "cobyla", "cobyqa", "slsqp") and options.get("return_all", False):
        warnings.warn(f"Method {method} does not support the return_all option.", RuntimeWarning, stacklevel=2)
    if name in ABSENT:
        refuse(f"scipy.optimize.minimize(method={method!r})", ABSENT[name])
    if name not in METHODS:
        raise ValueError(f"Unknown solver {method}")
    if jac is True:
        fun = Pairs(fun)
        jac = fun.derivative
    elif not callable(jac) and jac not in ("2-point", "3-point", "cs"):
        jac = None
    if name in HESSIAN and jac is not None and not callable(jac):
        jac = None
    for option in TOLERANCES.get(name, ()) if tol is not None else ():
        options.setdefault(option, tol)
    constraints = old_constraints(constraints, x0) if name == "slsqp" else []
    low_high, fixed = None, None
    if bounds is not None:
        low_high = limits(bounds, x0)
        if name in ("slsqp", "l-bfgs-b"):
            same = low_high[0] == low_high[1]
            if np.all(same):
                return _all_fixed(fun, low_high[0], args, constraints)
            if np.any(same) and (not callable(jac) or any(not callable(part.get("jac")) for part in constraints)):
                fixed, values = same, low_high[0][same]
                x0, low_high = x0[~same], tuple(side[~same] for side in low_high)
                fun = Whole(fun, same, values)
                jac = Whole(jac, same, values, True) if callable(jac) else jac
                callback = Whole(callback, same, values) if callable(callback) else callback
                constraints = [_narrowed(part, same, values) for part in constraints]
    watch = Watch(callback)
    found = _run(name, fun, x0, args, jac, hess, hessp, low_high, constraints, watch, options)
    if fixed is not None:
        for key, rest in (("x", values), ("jac", np.nan)):
            whole = np.zeros(fixed.shape)
            whole[fixed], whole[~fixed] = rest, found[key]
            found[key] = whole
        if "hess_inv" in found:
            found["hess_inv"] = None
    if watch.stopped:
        found.update(success=False, status=99, message="`callback` raised `StopIteration`.")
    return found


def _narrowed(part, fixed, values):
    part = dict(part)
    part["fun"] = Whole(part["fun"], fixed, values)
    if callable(part.get("jac")):
        part["jac"] = Whole(part["jac"], fixed, values, True)
    return part


def _run(name, fun, x0, args, jac, hess, hessp, low_high, constraints, watch, options):
    if name == "nelder-mead":
        from scipy.optimize._simplex import nelder_mead

        return nelder_mead(fun, x0, args, watch, bounds=low_high, **options)
    if name == "powell":
        from scipy.optimize._powell import powell

        return powell(fun, x0, args, low_high, watch, **options)
    if name == "l-bfgs-b":
        from scipy.optimize._lbfgsb import lbfgsb

        return lbfgsb(fun, x0, args, jac, low_high, watch, **options)
    if name == "slsqp":
        from scipy.optimize._slsqp import slsqp

        return slsqp(fun, x0, args, jac, low_high, constraints, watch, **options)
    if name in ("dogleg", "trust-ncg"):
        from scipy.optimize._trust_region import trust_region

        return trust_region(fun, x0, args, jac, hess, hessp, watch, name, **options)
    from scipy.optimize import _descent

    if name == "newton-cg":
        return _descent.newton_cg(fun, x0, args, jac, hess, hessp, watch, **options)
    return (_descent.bfgs if name == "bfgs" else _descent.conjugate)(fun, x0, args, jac, watch, **options)
