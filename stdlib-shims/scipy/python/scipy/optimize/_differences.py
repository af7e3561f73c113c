"""Derivatives by differences, with steps that stay within bounds."""

import numpy as np

EPS = float(np.finfo(float).eps)
METHODS = ("2-point", "3-point", "cs")


def _share(method):
    return EPS ** (1 / 3) if method == "3-point" else EPS**0.5


def _steps(x, method, rel_step, abs_step):
    sign = np.where(x >= 0, 1.0, -1.0)
    usual = _share(method) * sign * np.maximum(1.0, np.abs(x))
    if abs_step is not None:
        h = np.broadcast_to(np.asarray(abs_step, dtype=float), x.shape)
    elif rel_step is not None:
        h = rel_step * sign * np.abs(x)
    else:
        return usual
    return np.where((x + h) - x == 0, usual, h)


def _within(x, h, low, high, two_sided):
    """Steps that do not leave the bounds, and which of them go to one side only."""
    one_sided = np.ones(x.shape, dtype=bool)
    if two_sided:
        h, one_sided = np.abs(h), np.zeros(x.shape, dtype=bool)
    if np.all(np.isneginf(low) & np.isposinf(high)):
        return h, one_sided
    h, total, below, above = h.copy(), h.copy(), x - low, high - x
    if not two_sided:
        violated = (x + total < low) | (x + total > high)
        fits = np.abs(total) <= np.maximum(below, above)
        h[violated & fits] *= -1
        forward, backward = (above >= below) & ~fits, (above < below) & ~fits
        h[forward], h[backward] = above[forward], -below[backward]
        return h, one_sided
    central = (below >= total) & (above >= total)
    forward, backward = (above >= below) & ~central, (above < below) & ~central
    h[forward] = np.minimum(total[forward], 0.5 * above[forward])
    h[backward] = -np.minimum(total[backward], 0.5 * below[backward])
    one_sided[forward | backward] = True
    least = np.minimum(above, below)
    again = ~central & (np.abs(h) <= least)
    h[again], one_sided[again] = least[again], False
    return h, one_sided


def derivative(fun, x, method="3-point", rel_step=None, abs_step=None, f0=None, bounds=(-np.inf, np.inf), args=(), kwargs=None):
    """The matrix of slopes (or their vector where fun gives a number), and how often fun was called."""
    kwargs = kwargs or {}
    x = np.atleast_1d(np.asarray(x))
    x = x if x.dtype.kind == "f" else x.astype(float)
    call = lambda point: np.atleast_1d(fun(point, *args, **kwargs))
    calls = 0
    if f0 is None:
        f0, calls = call(x), 1
    f0 = np.atleast_1d(f0)
    low, high = (np.broadcast_to(np.asarray(side, dtype=float), x.shape) for side in bounds)
    if np.any((x < low) | (x > high)):
        raise ValueError("`x0` violates bound constraints.")
    h, one_sided = _within(x, _steps(x, method, rel_step, abs_step), low, high, method == "3-point") if method != "cs" else (
        _steps(x, method, rel_step, abs_step), None
    )
    columns = []
    for place in range(x.size):
        first, second = x.copy(), x.copy()
        if method == "2-point":
            first[place] = x[place] + h[place]
            columns.append((call(first) - f0) / ((x[place] + h[place]) - x[place]))
            calls += 1
        elif method == "cs":
            wide = x.astype(complex)
            wide[place] += h[place] * 1j
            columns.append(call(wide).imag / h[place])
            calls += 1
        elif one_sided[place]:
            first[place], second[place] = x[place] + h[place], x[place] + 2 * h[place]
            columns.append((-3.0 * f0 + 4 * call(first) - call(second)) / (second[place] - x[place]))
            calls += 2
        else:
            first[place], second[place] = x[place] - h[place], x[place] + h[place]
            before = call(first)
            columns.append((call(second) - before) / (second[place] - first[place]))
            calls += 2
    slopes = np.array(columns, dtype=float).T
    return (np.ravel(slopes) if f0.size == 1 else slopes), calls


def approx_fprime(xk, f, epsilon=1.4901161193847656e-08, *args):
    """The slopes by forward differences."""
    xk = np.asarray(xk, dtype=float)
    return derivative(f, xk, "2-point", abs_step=epsilon, args=args, f0=f(xk, *args))[0]


def check_grad(func, grad, x0, *args, epsilon=1.4901161193847656e-08, direction="all", rng=None, seed=None):
    """How far a gradient is from the one by differences."""
    step = epsilon
    x0 = np.asarray(x0)
    if direction == "random":
        from scipy.stats._random import generator

        slopes = np.asanyarray(grad(x0, *args))
        if slopes.ndim > 1:
            raise ValueError("'random' can only be used with scalar valued func")
        way = generator(rng if rng is not None else seed).standard_normal(size=x0.shape)
        along = derivative(lambda w: func(x0 + w * way, *args), np.zeros(1), "2-point", abs_step=step)[0]
        return np.sqrt(np.sum(np.abs(np.dot(slopes, way) - along) ** 2))
    if direction != "all":
        raise ValueError(f"{direction} is not a valid string for ``direction`` argument")
    return np.sqrt(np.sum(np.abs(grad(x0, *args) - approx_fprime(x0, func, step, *args)) ** 2))
