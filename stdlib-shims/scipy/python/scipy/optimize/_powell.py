"""Powell's method: one line after another, and the directions they add up to."""

import warnings

import numpy as np

from scipy.optimize._callbacks import MESSAGES, TooManyCalls, check_unknown, counted, limits_of, report
from scipy.optimize._result import OptimizeResult, OptimizeWarning
from scipy.optimize._scalar_minimum import BracketError, _bounded, _brent


def _reach(x, way, low, high):
    """How far one can go either way before a bound is met."""
    moving = way != 0
    below, above, step = low[moving] - x[moving], high[moving] - x[moving], way[moving]
    first, last = np.where(step > 0, below / step, above / step), np.where(step > 0, above / step, below / step)
    least, most = np.max(first), np.min(last)
    return (least, most) if most >= least else (0, 0)


def _along(fun, x, way, tol, limits, value):
    """The lowest place on a line: value, place, step."""
    if not np.any(way):
        return value, x, way
    line = lambda share: fun(x + share * way)
    if limits is None:
        return _unlimited(line, x, way, tol)
    least, most = _reach(x, way, *limits)
    if np.isneginf(least) and np.isposinf(most):
        return _unlimited(line, x, way, tol)
    if not np.isneginf(least) and not np.isposinf(most):
        share, value, _, _ = _bounded(line, (least, most), (), tol / 100, 500)
    else:
        share, value, _, _ = _bounded(lambda angle: line(np.tan(angle)), (np.arctan(least), np.arctan(most)), (), tol / 100, 500)
        share = np.tan(share)
    move = share * way
    return value, x + move, move


def _unlimited(line, x, way, tol):
    try:
        share, value, _, _ = _brent(line, None, (), tol, 500)
    except BracketError as error:
        # Without a bracket, the lowest of the places that were tried.
        places, values = error.data[:3], error.data[3:6]
        best = int(np.argmin(values)) if not np.any(np.isnan(values)) else 0
        share, value = (places[best], values[best]) if not np.any(np.isnan(values)) else (np.nan, np.nan)
    move = share * way
    return value, x + move, move


def powell(
    fun, x0, args, bounds, watch, xtol=1e-4, ftol=1e-4, maxiter=None, maxfev=None, disp=False, direc=None,
    return_all=False, **unknown
):
    """Lines along each direction in turn; the best direction makes room for the way gone altogether."""
    check_unknown(unknown)
    x = np.asarray(x0, dtype=float).flatten()
    n = len(x)
    maxiter, maxfun = limits_of(maxiter, maxfev, n, 1000)
    calls, call = counted(fun, args, maxfun)
    ways = np.eye(n) if direc is None else np.array(direc, dtype=float)
    if direc is not None and np.linalg.matrix_rank(ways) != len(ways):
        warnings.warn("direc input is not full rank, some parameters may not be optimized", OptimizeWarning, stacklevel=3)
    if bounds is not None and (np.any(bounds[0] > x) or np.any(x > bounds[1])):
        warnings.warn("Initial guess is not within the specified bounds", OptimizeWarning, stacklevel=4)
    trail, value, rounds = [x], call(x), 0
    start = x.copy()
    while True:
        try:
            first, largest, fall = value, 0, 0.0
            for place in range(n):
                before = value
                value, x, _ = _along(call, x, ways[place], xtol * 100, bounds, value)
                if before - value > fall:
                    fall, largest = before - value, place
            rounds += 1
            trail.append(x)
            if watch.halts(x, value):
                break
            if 2.0 * (first - value) <= ftol * (np.abs(first) + np.abs(value)) + 1e-20 or calls[0] >= maxfun or rounds >= maxiter:
                break
            if np.isnan(first) and np.isnan(value):
                break
            way = x - start
            start = x.copy()
            most = 1 if bounds is None else _reach(x, way, *bounds)[1]
            beyond = call(x + min(most, 1) * way)
            if first > beyond:
                gain = 2.0 * (first + beyond - 2.0 * value)
                gain *= (first - value - fall) ** 2
                gain -= fall * (first - beyond) ** 2
                if gain < 0.0:
                    value, x, way = _along(call, x, way, xtol * 100, bounds, value)
                    if np.any(way):
                        ways[largest] = ways[-1]
                        ways[-1] = way
        except TooManyCalls:
            break
    flag, message = 0, MESSAGES["success"]
    if bounds is not None and (np.any(bounds[0] > x) or np.any(x > bounds[1])):
        flag, message = 4, MESSAGES["out_of_bounds"]
    elif calls[0] >= maxfun:
        flag, message = 1, MESSAGES["maxfev"]
    elif rounds >= maxiter:
        flag, message = 2, MESSAGES["maxiter"]
    elif np.isnan(value) or np.isnan(x).any():
        flag, message = 3, MESSAGES["nan"]
    if disp:
        lines = [
            f"         Current function value: {value:f}", f"         Iterations: {rounds:d}",
            f"         Function evaluations: {calls[0]:d}"
        ]
        report(flag, message, lines, RuntimeWarning)
    answer = OptimizeResult(fun=value, direc=ways, nit=rounds, nfev=calls[0], status=flag, success=flag == 0, message=message, x=x)
    if return_all:
        answer["allvecs"] = trail
    return answer
