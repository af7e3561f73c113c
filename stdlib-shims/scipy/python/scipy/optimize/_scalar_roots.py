"""Roots of functions of one variable: bisection, Brent, secant and Newton, and `root_scalar` over them."""

import math
import warnings
from collections import namedtuple

import numpy as np

from scipy.optimize._differences import derivative
from scipy.optimize._result import OptimizeResult

EPSILON = float(np.finfo(float).eps)
Many = namedtuple("result", ("root", "converged", "zero_der"))
FLAGS = {0: "converged", -1: "sign error", -2: "convergence error", -3: "value error", 1: "No error"}


class RootResults(OptimizeResult):
    """How a search for a root ended."""

    def __init__(self, root, iterations, function_calls, flag, method):
        self.root = root
        self.iterations = iterations
        self.function_calls = function_calls
        self.converged = flag == 0
        self.flag = FLAGS.get(flag, flag)
        self.method = method


def _answer(found, full_output, disp, method):
    root, iterations, calls, flag = found
    if disp and flag == -2:
        raise RuntimeError(f"Failed to converge after {iterations} iterations.")
    if full_output:
        return root, RootResults(root, iterations, calls, flag, method)
    return root


def _check(f, a, b, xtol, rtol, args):
    if xtol <= 0:
        raise ValueError(f"xtol too small ({xtol:g} <= 0)")
    if rtol < 4 * EPSILON:
        raise ValueError(f"rtol too small ({rtol:g} < {4 * EPSILON:g})")
    low, high = float(f(a, *args)), float(f(b, *args))
    for value in (low, high):
        if math.isnan(value):
            raise ValueError("The function value at x={} is NaN; solver cannot continue.".format(a if value is low else b))
    if low * high > 0:
        raise ValueError("f(a) and f(b) must have different signs")
    return low, high


def brentq(f, a, b, args=(), xtol=2e-12, rtol=8.881784197001252e-16, maxiter=100, full_output=False, disp=True):
    """A root between a and b, by Brent's method with inverse quadratic steps."""
    args = args if isinstance(args, tuple) else (args,)
    return _answer(_brent(f, a, b, args, xtol, rtol, maxiter, hyperbolic=False), full_output, disp, "brentq")


def brenth(f, a, b, args=(), xtol=2e-12, rtol=8.881784197001252e-16, maxiter=100, full_output=False, disp=True):
    """A root between a and b, by Brent's method with hyperbolic steps."""
    args = args if isinstance(args, tuple) else (args,)
    return _answer(_brent(f, a, b, args, xtol, rtol, maxiter, hyperbolic=True), full_output, disp, "brenth")


def _brent(f, a, b, args, xtol, rtol, maxiter, hyperbolic):
    before, now = float(a), float(b)
    f_before, f_now = _check(f, before, now, xtol, rtol, args)
    calls = 2
    if f_before == 0:
        return before, 0, calls, 0
    if f_now == 0:
        return now, 0, calls, 0
    other = f_other = step = last_step = 0.0
    for iteration in range(1, maxiter + 1):
        if f_before != 0 and f_now != 0 and (f_before < 0) != (f_now < 0):
            other, f_other = before, f_before
            step = last_step = now - before
        if abs(f_other) < abs(f_now):
            before, now, other = now, other, now
            f_before, f_now, f_other = f_now, f_other, f_now
        tolerance = (xtol + rtol * abs(now)) / 2
        half = (other - now) / 2
        if f_now == 0 or abs(half) < tolerance:
            return now, iteration, calls, 0
        if abs(last_step) > tolerance and abs(f_now) < abs(f_before):
            if before == other:
                trial = -f_now * (now - before) / (f_now - f_before)
            else:
                slope = (f_before - f_now) / (before - now)
                far = (f_other - f_now) / (other - now)
                if hyperbolic:
                    trial = -f_now * (f_other - f_before) / (f_other * slope - f_before * far)
                else:
                    trial = -f_now * (f_other * far - f_before * slope) / (far * slope * (f_other - f_before))
            if 2 * abs(trial) < min(abs(last_step), 3 * abs(half) - tolerance):
                last_step, step = step, trial
            else:
                last_step = step = half
        else:
            last_step = step = half
        before, f_before = now, f_now
        now += step if abs(step) > tolerance else (tolerance if half > 0 else -tolerance)
        f_now = float(f(now, *args))
        calls += 1
    return now, maxiter, calls, -2


def bisect(f, a, b, args=(), xtol=2e-12, rtol=8.881784197001252e-16, maxiter=100, full_output=False, disp=True):
    """A root between a and b, by halving."""
    args = args if isinstance(args, tuple) else (args,)
    a, b = float(a), float(b)
    low, high = _check(f, a, b, xtol, rtol, args)
    found = None
    calls = 2
    if low == 0:
        found = a, 0, calls, 0
    elif high == 0:
        found = b, 0, calls, 0
    else:
        width = b - a
        for iteration in range(1, maxiter + 1):
            width *= 0.5
            middle = a + width
            value = float(f(middle, *args))
            calls += 1
            if value * low >= 0:
                a = middle
            if value == 0 or abs(width) < xtol + rtol * abs(middle):
                found = middle, iteration, calls, 0
                break
        else:
            found = a, maxiter, calls, -2
    return _answer(found, full_output, disp, "bisect")


def newton(func, x0, fprime=None, args=(), tol=1.48e-8, maxiter=50, fprime2=None, x1=None, rtol=0.0, full_output=False, disp=True):
    """A root near x0, by Newton's, Halley's or the secant method."""
    if tol <= 0:
        raise ValueError(f"tol too small ({tol:g} <= 0)")
    if maxiter < 1:
        raise ValueError("maxiter must be greater than 0")
    if np.size(x0) > 1:
        return _many(func, x0, fprime, args if isinstance(args, tuple) else (args,), tol, maxiter, fprime2, full_output)
    args = args if isinstance(args, tuple) else (args,)
    x = np.asarray(x0)[()] * 1.0
    x = x if np.ndim(x) == 0 else x.ravel()[0]
    calls = 0
    if fprime is not None:
        method = "halley" if fprime2 is not None else "newton"
        for iteration in range(maxiter):
            value = func(x, *args)
            calls += 1
            if value == 0:
                return _answer((x, iteration, calls, 0), full_output, disp, method)
            slope = fprime(x, *args)
            calls += 1
            if slope == 0:
                if disp:
                    raise RuntimeError(f"Derivative was zero. Failed to converge after {iteration + 1} iterations, value is {x}.")
                return _answer((x, iteration + 1, calls, -2), full_output, False, method)
            move = value / slope
            if fprime2 is not None:
                adjust = move * fprime2(x, *args) / slope / 2
                calls += 1
                if abs(adjust) < 1:
                    move /= 1.0 - adjust
            after = x - move
            if math.isclose(after, x, rel_tol=rtol, abs_tol=tol):
                return _answer((after, iteration + 1, calls, 0), full_output, disp, method)
            x = after
    else:
        method = "secant"
        if x1 is not None:
            if x1 == x0:
                raise ValueError("x1 and x0 must be different")
            after = x1
        else:
            after = x * (1 + 1e-4) + (1e-4 if x >= 0 else -1e-4)
        first, second = func(x, *args), float(func(after, *args))
        calls = 2
        if abs(second) < abs(first):
            x, after, first, second = after, x, second, first
        for iteration in range(maxiter):
            if second == first:
                if after != x and disp:
                    raise RuntimeError(
                        f"Tolerance of {after - x} reached. Failed to converge after {iteration + 1} iterations, value is {after}."
                    )
                return _answer(((after + x) / 2.0, iteration + 1, calls, 0 if after == x else -2), full_output, disp, method)
            if abs(second) > abs(first):
                root = (-first / second * after + x) / (1 - first / second)
            else:
                root = (-second / first * x + after) / (1 - second / first)
            if math.isclose(root, after, rel_tol=rtol, abs_tol=tol):
                return _answer((root, iteration + 1, calls, 0), full_output, disp, method)
            x, first = after, second
            after = root
            second = func(after, *args)
            calls += 1
        root = after
    if disp:
        raise RuntimeError(f"Failed to converge after {maxiter} iterations, value is {x if fprime else root}.")
    return _answer((x if fprime else root, maxiter, calls, -2), full_output, False, method)


def _paired(fun):
    """Value and slope of a function that gives both, each place asked for once; and the count."""
    last, counts = [None, None], [0]

    def at(x, place, args):
        if last[0] is None or last[0] != x:
            last[:] = [x, fun(x, *args)]
            counts[0] += 1
        return last[1][place]

    return (lambda x, *args: at(x, 0, args)), (lambda x, *args: at(x, 1, args)), counts


def _many(func, x0, fprime, args, tol, maxiter, fprime2, full_output):
    """Newton's or the secant method for many places at once."""
    p = np.array(x0, copy=True)
    failed, sloped = np.ones(p.shape, dtype=bool), np.ones(p.shape, dtype=bool)
    if fprime is not None:
        for _ in range(maxiter):
            value = np.asarray(func(p, *args))
            if not value.any():
                failed = value.astype(bool)
                break
            slope = np.asarray(fprime(p, *args))
            sloped = slope != 0
            if not sloped.any():
                break
            step = value[sloped] / slope[sloped]
            if fprime2 is not None:
                step = step / (1.0 - 0.5 * step * np.asarray(fprime2(p, *args))[sloped] / slope[sloped])
            p = np.asarray(p, dtype=np.result_type(p, step, np.float64))
            p[sloped] -= step
            failed[sloped] = np.abs(step) >= tol
            if not failed[sloped].any():
                break
    else:
        width = EPSILON**0.33
        p1 = p * (1 + width) + np.where(p >= 0, width, -width)
        q0, q1 = np.asarray(func(p, *args)), np.asarray(func(p1, *args))
        active = np.ones(p.shape, dtype=bool)
        for _ in range(maxiter):
            sloped = q1 != q0
            if not sloped.any():
                p = (p1 + p) / 2.0
                break
            step = (q1 * (p1 - p))[sloped] / (q1 - q0)[sloped]
            p = np.asarray(p, dtype=np.result_type(p, p1, step, np.float64))
            p[sloped] = p1[sloped] - step
            flat = ~sloped & active
            p[flat] = (p1 + p)[flat] / 2.0
            active &= sloped
            failed[sloped] = np.abs(step) >= tol
            if not failed[sloped].any():
                break
            p1, p = p, p1
            q0, q1 = q1, np.asarray(func(p1, *args))
    return _many_answer(p, failed, ~sloped & failed, fprime is not None, maxiter, full_output)


def _many_answer(p, failed, flat, has_slopes, maxiter, full_output):
    say = lambda words: warnings.warn(words, RuntimeWarning, stacklevel=4)
    if flat.any():
        if has_slopes:
            say(f"{'all' if flat.all() else 'some'} derivatives were zero")
    elif failed.any():
        words = f"{'all' if failed.all() else 'some'} failed to converge after {maxiter} iterations"
        if failed.all():
            raise RuntimeError(words)
        say(words)
    return Many(p, ~failed, flat) if full_output else p


def root_scalar(
    f, args=(), method=None, bracket=None, fprime=None, fprime2=None, x0=None, x1=None, xtol=None, rtol=None,
    maxiter=None, options=None
):
    """A root of a function of one variable by the named method."""
    args = args if isinstance(args, tuple) else (args,)
    if method is None:
        if bracket is not None:
            method = "brentq"
        elif x0 is not None:
            method = "halley" if fprime and fprime2 else "newton" if fprime else "secant" if x1 is not None else "newton"
        else:
            raise ValueError("Unable to select a solver as neither bracket nor starting point provided.")
    method = method.lower()
    limits = {name: value for name, value in (("xtol", xtol), ("rtol", rtol), ("maxiter", maxiter)) if value is not None}
    limits.update(options or {})
    if method in ("bisect", "brentq", "brenth", "ridder", "toms748"):
        if not isinstance(bracket, (list, tuple, np.ndarray)):
            raise ValueError(f"Bracket needed for {method}")
        from scipy.optimize._bracketed_roots import ridder, toms748

        solver = {"bisect": bisect, "brentq": brentq, "brenth": brenth, "ridder": ridder, "toms748": toms748}[method]
        return solver(f, bracket[0], bracket[1], args=args, full_output=True, disp=False, **limits)[1]
    if method in ("newton", "secant", "halley"):
        if x0 is None:
            raise ValueError(f"x0 must not be None for {method}")
        if "xtol" in limits:
            limits["tol"] = limits.pop("xtol")
        counts = None
        if fprime is True:
            f, fprime, counts = _paired(f)
        if method == "newton" and fprime is None:
            plain = f
            fprime = lambda x, *more: derivative(lambda at, *rest: plain(at[0], *rest), x, "2-point", args=more)[0][0]
        given = {"fprime": fprime} if method != "secant" else {"x1": x1}
        if method == "halley":
            given["fprime2"] = fprime2
        found = newton(f, x0, args=args, full_output=True, disp=False, **given, **limits)[1]
        found["method"] = method
        if counts is not None:
            found["function_calls"] = counts[0]
        return found
    raise ValueError(f"Unknown solver {method}")
