"""The simplex search of Nelder and Mead."""

import warnings

import numpy as np

from scipy.optimize._callbacks import MESSAGES, TooManyCalls, Watch, check_unknown, counted, limits_of
from scipy.optimize._result import OptimizeResult, OptimizeWarning


def simplex_around(x0):
    """The first simplex: each side 5 % of its coordinate, or 0.00025 where that is zero."""
    corners = np.tile(x0, (len(x0) + 1, 1))
    for place in range(len(x0)):
        corners[place + 1, place] = 1.05 * x0[place] if x0[place] != 0 else 0.00025
    return corners


def nelder_mead(
    fun, x0, args, watch, maxiter=None, maxfev=None, disp=False, return_all=False, initial_simplex=None, xatol=1e-4,
    fatol=1e-4, adaptive=False, bounds=None, **unknown
):
    """Walks, stretches and shrinks a simplex until its corners agree."""
    check_unknown(unknown)
    x0 = np.atleast_1d(np.asarray(x0, dtype=float)).ravel()
    n = len(x0)
    low, high = (None, None) if bounds is None else bounds
    inside = (lambda x: x) if bounds is None else (lambda x: np.clip(x, low, high))
    if bounds is not None and (np.any(low > x0) or np.any(x0 > high)):
        warnings.warn("Initial guess is not within the specified bounds", OptimizeWarning, stacklevel=4)
    grow, contract, shrink = (1 + 2 / n, 0.75 - 1 / (2 * n), 1 - 1 / n) if adaptive else (2, 0.5, 0.5)
    if initial_simplex is None:
        corners = simplex_around(inside(x0))
    else:
        corners = np.atleast_2d(np.array(initial_simplex, dtype=float))
        if corners.ndim != 2 or corners.shape[0] != corners.shape[1] + 1:
            raise ValueError("`initial_simplex` should be an array of shape (N+1,N)")
        if n != corners.shape[1]:
            raise ValueError("Size of `initial_simplex` is not consistent with `x0`")
    if bounds is not None:
        corners = inside(np.where(corners > high, 2 * high - corners, corners))
    maxiter, maxfun = limits_of(maxiter, maxfev, n, 200)
    calls, call = counted(fun, args, maxfun)
    values = np.full(n + 1, np.inf)
    trail = [corners[0]]
    try:
        for place in range(n + 1):
            values[place] = call(corners[place])
    except TooManyCalls:
        pass
    order = np.argsort(values, kind="stable")
    corners, values = corners[order], values[order]
    rounds = 1
    while calls[0] < maxfun and rounds < maxiter:
        if np.max(np.abs(corners[1:] - corners[0])) <= xatol and np.max(np.abs(values[0] - values[1:])) <= fatol:
            break
        try:
            _move(call, corners, values, inside, grow, contract, shrink)
            rounds += 1
        except TooManyCalls:
            pass
        order = np.argsort(values, kind="stable")
        corners, values = corners[order], values[order]
        trail.append(corners[0])
        if watch.halts(corners[0], values[0]):
            break
    flag = 1 if calls[0] >= maxfun else 2 if rounds >= maxiter else 0
    message = MESSAGES[("success", "maxfev", "maxiter")[flag]]
    best = np.min(values)
    if disp and flag:
        warnings.warn(message, RuntimeWarning, stacklevel=3)
    elif disp:
        print(
            message, f"         Current function value: {best:f}", f"         Iterations: {rounds:d}",
            f"         Function evaluations: {calls[0]:d}", sep="\n"
        )
    found = OptimizeResult(
        fun=best, nit=rounds, nfev=calls[0], status=flag, success=flag == 0, message=message, x=corners[0], final_simplex=(corners, values)
    )
    if return_all:
        found["allvecs"] = trail
    return found


def _move(call, corners, values, inside, grow, contract, shrink):
    """One round: the highest corner goes through the middle of the others, or all draw nearer to the lowest."""
    n = corners.shape[1]
    centre = np.add.reduce(corners[:-1], 0) / n
    last = corners[-1].copy()
    reflected = inside(2 * centre - last)
    at_reflected = call(reflected)
    if at_reflected < values[0]:
        stretched = inside((1 + grow) * centre - grow * last)
        at_stretched = call(stretched)
        corners[-1], values[-1] = (stretched, at_stretched) if at_stretched < at_reflected else (reflected, at_reflected)
        return
    if at_reflected < values[-2]:
        corners[-1], values[-1] = reflected, at_reflected
        return
    outside = at_reflected < values[-1]
    tried = inside((1 + contract) * centre - contract * last if outside else (1 - contract) * centre + contract * last)
    at_tried = call(tried)
    if at_tried <= at_reflected if outside else at_tried < values[-1]:
        corners[-1], values[-1] = tried, at_tried
        return
    for place in range(1, n + 1):
        corners[place] = inside(corners[0] + shrink * (corners[place] - corners[0]))
        values[place] = call(corners[place])


def fmin(
    func, x0, args=(), xtol=1e-4, ftol=1e-4, maxiter=None, maxfun=None, full_output=0, disp=1, retall=0, callback=None,
    initial_simplex=None
):
    """The lowest place of a function, by the simplex search."""
    args = args if isinstance(args, tuple) else (args,)
    found = nelder_mead(func, x0, args, Watch(callback), maxiter, maxfun, disp, retall, initial_simplex, xtol, ftol)
    answer = (found.x, found.fun, found.nit, found.nfev, found.status) if full_output else (found.x,)
    if retall:
        answer = (*answer, found.allvecs)
    return answer if len(answer) > 1 else answer[0]
