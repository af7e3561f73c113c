"""Minima of functions of one variable: Brent, golden section, bounded."""

import numpy as np

from scipy.optimize._result import OptimizeResult

GOLD = 1.618034


class BracketError(RuntimeError):
    """No three points with the middle one lowest were found."""


def bracket(func, xa=0.0, xb=1.0, args=(), grow_limit=110.0, maxiter=1000):
    """Three points around a minimum, by walking downhill."""
    fa, fb = func(xa, *args), func(xb, *args)
    if fa < fb:
        xa, xb, fa, fb = xb, xa, fb, fa
    xc = xb + GOLD * (xb - xa)
    fc = func(xc, *args)
    calls, steps = 3, 0
    while fc < fb:
        first, second = (xb - xa) * (fb - fc), (xb - xc) * (fb - fa)
        gap = second - first
        below = 2.0 * (1e-21 if abs(gap) < 1e-21 else gap)
        w = xb - ((xb - xc) * second - (xb - xa) * first) / below
        limit = xb + grow_limit * (xc - xb)
        if steps > maxiter:
            raise RuntimeError(
                "No valid bracket was found before the iteration limit was reached. Consider trying different initial points or "
                "increasing `maxiter`."
            )
        steps += 1
        if (w - xc) * (xb - w) > 0.0:
            fw = func(w, *args)
            calls += 1
            if fw < fc:
                xa, xb, fa, fb = xb, w, fb, fw
                break
            if fw > fb:
                xc, fc = w, fw
                break
            w = xc + GOLD * (xc - xb)
            fw = func(w, *args)
            calls += 1
        elif (w - limit) * (limit - xc) >= 0.0:
            w = limit
            fw = func(w, *args)
            calls += 1
        elif (w - limit) * (xc - w) > 0.0:
            fw = func(w, *args)
            calls += 1
            if fw < fc:
                xb, xc, w = xc, w, w + GOLD * (w - xc)
                fb, fc, fw = fc, fw, func(w, *args)
                calls += 1
        else:
            w = xc + GOLD * (xc - xb)
            fw = func(w, *args)
            calls += 1
        xa, xb, xc, fa, fb, fc = xb, xc, w, fb, fc, fw
    if not ((fb < fc and fb <= fa) or (fb < fa and fb <= fc)):
        error = BracketError("The algorithm terminated without finding a valid bracket. Consider trying different initial points.")
        error.data = (xa, xb, xc, fa, fb, fc, calls)
        raise error
    return xa, xb, xc, fa, fb, fc, calls


def _three(func, brack, args):
    if brack is None:
        return bracket(func, args=args)
    if len(brack) == 2:
        return bracket(func, xa=brack[0], xb=brack[1], args=args)
    if len(brack) == 3:
        xa, xb, xc = brack
        if xa > xc:
            xc, xa = xa, xc
        if not (xa < xb and xb < xc):
            raise ValueError("Bracketing values (xa, xb, xc) do not fulfill this requirement: (xa < xb) and (xb < xc)")
        fa, fb, fc = func(xa, *args), func(xb, *args), func(xc, *args)
        if not (fb < fa and fb < fc):
            raise ValueError("Bracketing values (xa, xb, xc) do not fulfill this requirement: (f(xb) < f(xa)) and (f(xb) < f(xc))")
        return xa, xb, xc, fa, fb, fc, 3
    raise ValueError("Bracketing interval must be length 2 or 3 sequence.")


def _brent(func, brack, args, xtol, maxiter):
    xa, xb, xc, _, fb, _, calls = _three(func, brack, args)
    x = w = v = xb
    fx = fw = fv = fb
    a, b = min(xa, xc), max(xa, xc)
    moved = 0.0
    step = 0.0
    iteration = 0
    while iteration < maxiter:
        tolerance = xtol * abs(x) + 1e-11
        middle = 0.5 * (a + b)
        if abs(x - middle) < 2.0 * tolerance - 0.5 * (b - a):
            break
        if abs(moved) <= tolerance:
            moved = (a - x) if x >= middle else (b - x)
            step = 0.3819660 * moved
        else:
            first, second = (x - w) * (fx - fv), (x - v) * (fx - fw)
            top = (x - v) * second - (x - w) * first
            below = 2.0 * (second - first)
            if below > 0.0:
                top = -top
            below = abs(below)
            before, moved = moved, step
            if top > below * (a - x) and top < below * (b - x) and abs(top) < abs(0.5 * below * before):
                step = top / below
                u = x + step
                if (u - a) < 2.0 * tolerance or (b - u) < 2.0 * tolerance:
                    step = tolerance if middle - x >= 0 else -tolerance
            else:
                moved = (a - x) if x >= middle else (b - x)
                step = 0.3819660 * moved
        u = x + (step if abs(step) >= tolerance else (tolerance if step >= 0 else -tolerance))
        fu = func(u, *args)
        calls += 1
        if fu > fx:
            if u < x:
                a = u
            else:
                b = u
            if fu <= fw or w == x:
                v, w, fv, fw = w, u, fw, fu
            elif fu <= fv or v == x or v == w:
                v, fv = u, fu
        else:
            if u >= x:
                a = x
            else:
                b = x
            v, w, x, fv, fw, fx = w, x, u, fw, fx, fu
        iteration += 1
    return x, fx, iteration, calls


def brent(func, args=(), brack=None, tol=1.48e-8, full_output=0, maxiter=500):
    """The lowest place of a function, by Brent's method."""
    x, value, iterations, calls = _brent(func, brack, args, tol, maxiter)
    return (x, value, iterations, calls) if full_output else x


def golden(func, args=(), brack=None, tol=1.4901161193847656e-08, full_output=0, maxiter=5000):
    """The lowest place of a function, by golden sections."""
    found = _golden(func, brack, args, tol, maxiter)
    return (found[0], found[1], found[3]) if full_output else found[0]


def _golden(func, brack, args, tol, maxiter):
    xa, xb, xc, _, _, _, calls = _three(func, brack, args)
    big = 0.61803399
    small = 1.0 - big
    x0, x3 = xa, xc
    x1, x2 = (xb, xb + small * (xc - xb)) if abs(xc - xb) > abs(xb - xa) else (xb - small * (xb - xa), xb)
    f1, f2 = func(x1, *args), func(x2, *args)
    calls += 2
    iteration = 0
    for _ in range(maxiter):
        if abs(x3 - x0) <= tol * (abs(x1) + abs(x2)):
            break
        if f2 < f1:
            x0, x1, x2 = x1, x2, big * x2 + small * x3
            f1, f2 = f2, func(x2, *args)
        else:
            x3, x2, x1 = x2, x1, big * x1 + small * x0
            f2, f1 = f1, func(x1, *args)
        calls += 1
        iteration += 1
    return (x1, f1, iteration, calls) if f1 < f2 else (x2, f2, iteration, calls)


def _bounded(func, bounds, args, xatol, maxiter):
    a, b = (float(np.asarray(bound).ravel()[0]) for bound in bounds)
    if a > b:
        raise ValueError("The lower bound exceeds the upper bound.")
    root_eps, golden_mean = np.sqrt(2.2e-16), 0.5 * (3.0 - np.sqrt(5.0))
    full = nearly = x = a + golden_mean * (b - a)
    rat = e = 0.0
    fx = func(x, *args)
    calls = 1
    f_nearly = f_full = fx
    middle = 0.5 * (a + b)
    tol1 = root_eps * abs(x) + xatol / 3.0
    flag = 0
    while abs(x - middle) > 2.0 * tol1 - 0.5 * (b - a):
        use_golden = True
        if abs(e) > tol1:
            use_golden = False
            r = (x - nearly) * (fx - f_full)
            q = (x - full) * (fx - f_nearly)
            p = (x - full) * q - (x - nearly) * r
            q = 2.0 * (q - r)
            if q > 0.0:
                p = -p
            q = abs(q)
            r, e = e, rat
            if abs(p) < abs(0.5 * q * r) and p > q * (a - x) and p < q * (b - x):
                rat = p / q
                u = x + rat
                if (u - a) < 2.0 * tol1 or (b - u) < 2.0 * tol1:
                    rat = tol1 if middle >= x else -tol1
            else:
                use_golden = True
        if use_golden:
            e = a - x if x >= middle else b - x
            rat = golden_mean * e
        u = x + (1.0 if rat >= 0 else -1.0) * max(abs(rat), tol1)
        fu = func(u, *args)
        calls += 1
        if fu <= fx:
            if u >= x:
                a = x
            else:
                b = x
            full, f_full, nearly, f_nearly, x, fx = nearly, f_nearly, x, fx, u, fu
        else:
            if u < x:
                a = u
            else:
                b = u
            if fu <= f_nearly or nearly == x:
                full, f_full, nearly, f_nearly = nearly, f_nearly, u, fu
            elif fu <= f_full or full in (x, nearly):
                full, f_full = u, fu
        middle = 0.5 * (a + b)
        tol1 = root_eps * abs(x) + xatol / 3.0
        if calls >= maxiter:
            flag = 1
            break
    return x, fx, calls, flag


def fminbound(func, x1, x2, args=(), xtol=1e-5, maxfun=500, full_output=0, disp=1):
    """The lowest place between two bounds."""
    x, value, calls, flag = _bounded(func, (x1, x2), args, xtol, maxfun)
    if flag and disp:
        print("\nMaximum number of function evaluations exceeded --- increase maxfun argument.\n")
    return (x, value, flag, calls) if full_output else x


def minimize_scalar(fun, bracket=None, bounds=None, args=(), method=None, tol=None, options=None):
    """The lowest place of a function of one variable by the named method."""
    method = ("brent" if bounds is None else "bounded") if method is None else method
    name = str(method).lower()
    options = dict(options or {})
    args = args if isinstance(args, tuple) else (args,)
    if bounds is not None and name in ("brent", "golden"):
        raise ValueError(f"Use of `bounds` is incompatible with 'method={method}'.")
    maxiter = options.get("maxiter", 500 if name != "golden" else 5000)
    if name in ("brent", "golden"):
        xtol = options.get("xtol", (1.48e-8 if name == "brent" else 1.4901161193847656e-08) if tol is None else tol)
        x, value, iterations, calls = (_brent if name == "brent" else _golden)(fun, bracket, args, xtol, maxiter)
        success = iterations < maxiter and not (np.isnan(x) or np.isnan(value))
        lead = f"\nOptimization terminated successfully;\nThe returned value satisfies the termination criteria\n(using xtol = {xtol} )"
        message = lead if success else "\nMaximum number of iterations exceeded"
        return OptimizeResult(fun=value, x=x, nit=iterations, nfev=calls, success=success, message=message)
    if name == "bounded":
        if bounds is None:
            raise ValueError("The `bounds` parameter is mandatory for method `bounded`.")
        if len(bounds) != 2:
            raise ValueError("bounds must have two elements.")
        x, value, calls, flag = _bounded(fun, bounds, args, options.get("xatol", 1e-5 if tol is None else tol), options.get("maxiter", 500))
        message = "Solution found." if flag == 0 else "Maximum number of function calls reached."
        return OptimizeResult(fun=value, status=flag, success=flag == 0, message=message, x=x, nfev=calls, nit=calls)
    raise ValueError(f"Unknown solver {method}")
