"""Least squares with answers that are not negative (Lawson and Hanson), and with bounds."""

import numpy as np

from scipy.optimize._result import OptimizeResult


def active_set(a, b, limit):
    """x, the size of what is left, and whether it ended."""
    n = a.shape[1]
    x, free = np.zeros(n), np.zeros(n, dtype=bool)
    rest, rounds = b.copy(), 0
    tolerance = 10 * np.finfo(float).eps * max(a.shape) * (np.abs(a).sum(axis=0).max() if n else 0.0)
    blocked = np.zeros(n, dtype=bool)
    while not np.all(free):
        gain = a.T @ rest
        gain[free | blocked] = -np.inf
        place = int(np.argmax(gain))
        if not gain[place] > max(tolerance, 1e-300) and not gain[place] > 1e-14 * np.linalg.norm(a[:, place]) * np.linalg.norm(rest):
            break
        if gain[place] <= 0:
            break
        free[place] = True
        trial = _solved(a, b, free)
        if trial[place] <= 0:
            # Rounding: this column brings nothing.
            free[place], blocked[place] = False, True
            continue
        blocked[:] = False
        while True:
            rounds += 1
            if rounds > limit:
                return x, np.linalg.norm(a @ x - b), False
            low = free & (trial <= 0)
            if not np.any(low):
                break
            share = np.min(x[low] / (x[low] - trial[low]))
            x = x + share * (trial - x)
            free &= ~((x <= 1e-15 * np.max(np.abs(x), initial=0.0)) & (trial <= 0))
            x[~free] = 0.0
            trial = _solved(a, b, free)
        x = trial
        rest = b - a @ x
    return x, np.linalg.norm(a @ x - b), True


def _solved(a, b, free):
    x = np.zeros(a.shape[1])
    if np.any(free):
        x[free] = np.linalg.lstsq(a[:, free], b, rcond=None)[0]
    return x


def nnls(A, b, *, maxiter=None, atol=None):
    """The x without negative entries that brings A @ x nearest to b, and the distance left."""
    a, b = np.asarray_chkfinite(A, dtype=np.float64), np.asarray_chkfinite(b, dtype=np.float64)
    if a.ndim != 2:
        raise ValueError(f"Expected a 2D array, but the shape of A is {a.shape}")
    if b.ndim > 2 or (b.ndim == 2 and b.shape[1] != 1):
        raise ValueError(f"Expected a 1D array,(or 2D with one column), but the, shape of b is {b.shape}")
    b = b.ravel()
    if len(a) != len(b):
        raise ValueError(f"Incompatible dimensions. The first dimension of A is {len(a)}, while the shape of b is {(len(b),)}")
    x, size, ended = active_set(a, b, maxiter or 3 * a.shape[1])
    if not ended:
        raise RuntimeError("Maximum number of iterations reached.")
    return x, float(size)


def isotonic_regression(y, *, weights=None, increasing=True):
    """The nearest values that never fall (or never rise): neighbours that do are pooled."""
    y = np.atleast_1d(np.asarray(y, dtype=float))
    order = slice(None) if increasing else slice(None, None, -1)
    x = np.array(y[order], dtype=float)
    if x.ndim != 1:
        raise ValueError(
            "Input array y must be one-dimensional." if weights is None else "Input arrays y and w must have one dimension of equal length."
        )
    if weights is None:
        w = np.ones(len(x))
    else:
        w = np.atleast_1d(np.asarray(weights, dtype=float))
        if not (w.ndim == 1 and len(w) == len(x)):
            raise ValueError("Input arrays y and w must have one dimension of equal length.")
        if np.any(w <= 0):
            raise ValueError("Weights w must be strictly positive.")
        w = np.array(w[order], dtype=float)
    means, sizes, counts = [], [], []
    for value, weight in zip(x.tolist(), w.tolist()):
        count = 1
        while means and means[-1] >= value:
            before, heavy = means.pop(), sizes.pop()
            value = (before * heavy + value * weight) / (heavy + weight)
            weight, count = weight + heavy, count + counts.pop()
        means.append(value)
        sizes.append(weight)
        counts.append(count)
    blocks = np.r_[0, np.cumsum(counts)].astype(int) if counts else np.array([0])
    found, heavy = np.repeat(means, counts) if counts else x, np.array(sizes)
    if not increasing:
        found, heavy, blocks = found[::-1], heavy[::-1], blocks[-1] - blocks[::-1]
    return OptimizeResult(x=found, weights=heavy, blocks=blocks)
