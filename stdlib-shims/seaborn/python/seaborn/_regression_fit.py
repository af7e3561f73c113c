"""Fits of y on x over a grid: straight lines, polynomials, logarithms, logistic curves, local lines."""

import numpy as np

from ._bootstrap import bootstrap


def line(x, y, grid, n_boot, units, seed, ci):
    """(fit at the grid, bootstrapped fits or None) of a straight line."""
    X, wanted = np.c_[np.ones(len(x)), x], np.c_[np.ones(len(grid)), grid]
    fit = wanted @ np.linalg.pinv(X) @ y
    if ci is None:
        return fit, None
    found = bootstrap(X, y, func=lambda a, b: np.linalg.pinv(a) @ b, n_boot=n_boot, units=units, seed=seed).T
    return fit, (wanted @ found).T


def polynomial(x, y, grid, order, n_boot, units, seed, ci):
    """A polynomial of a degree."""
    def estimate(a, b):
        return np.polyval(np.polyfit(a, b, order), grid)

    fit = estimate(x, y)
    return fit, None if ci is None else bootstrap(x, y, func=estimate, n_boot=n_boot, units=units, seed=seed)


def logarithm(x, y, grid, n_boot, units, seed, ci):
    """A straight line in log(x)."""
    X, wanted = np.c_[np.ones(len(x)), x], np.c_[np.ones(len(grid)), np.log(grid)]

    def estimate(a, b):
        a = np.c_[a[:, 0], np.log(a[:, 1])]
        return wanted @ np.linalg.pinv(a) @ b

    fit = estimate(X, y)
    return fit, None if ci is None else bootstrap(X, y, func=estimate, n_boot=n_boot, units=units, seed=seed)


def logistic(x, y, grid, n_boot, units, seed, ci):
    """The probability that y is one, by Newton's method."""
    X, wanted = np.c_[np.ones(len(x)), x], np.c_[np.ones(len(grid)), grid]

    def estimate(a, b):
        weights = np.zeros(2)
        for _ in range(35):
            chance = 1 / (1 + np.exp(-np.clip(a @ weights, -500, 500)))
            bend = a.T @ (a * (chance * (1 - chance))[:, None])
            step = np.linalg.pinv(bend) @ (a.T @ (b - chance))
            weights = weights + step
            if np.abs(step).max() < 1e-8:
                break
        return 1 / (1 + np.exp(-np.clip(wanted @ weights, -500, 500)))

    fit = estimate(X, y)
    return fit, None if ci is None else bootstrap(X, y, func=estimate, n_boot=n_boot, units=units, seed=seed)


def robust(x, y, grid, n_boot, units, seed, ci):
    """A straight line that outliers pull less: Huber's weights, repeated until they settle."""
    X, wanted = np.c_[np.ones(len(x)), x], np.c_[np.ones(len(grid)), grid]

    def estimate(a, b):
        found = np.linalg.pinv(a) @ b
        before = np.inf
        for _ in range(50):
            left = b - a @ found
            scale = np.median(np.abs(left)) / 0.6744897501960817
            if scale == 0:
                break
            size = np.abs(left / scale)
            loss = np.where(size <= 1.345, 0.5 * size**2, 1.345 * size - 0.5 * 1.345**2).sum()
            if abs(loss - before) <= 1e-8:
                break
            before = loss
            root = np.sqrt(np.minimum(1, 1.345 / np.maximum(size, 1.345)))
            found = np.linalg.pinv(a * root[:, None]) @ (b * root)
        return wanted @ found

    fit = estimate(X, y)
    return fit, None if ci is None else bootstrap(X, y, func=estimate, n_boot=n_boot, units=units, seed=seed)


def residuals(y, other):
    """What is left of y after a straight fit on another variable, around the mean of y."""
    other = np.asarray(other, float)
    if other.ndim == 1:
        other = other[:, None]
    other = other - other.mean(axis=0)
    shift = y.mean()
    return y - shift - other @ (np.linalg.pinv(other) @ (y - shift)) + shift
