"""Local lines: at each point a straight fit to its neighbours, repeated with outliers weighing less."""

import numpy as np


def lowess(y, x, frac=2 / 3, repeats=3):
    """(x in order, smoothed y): tricube weights on the nearest share of the points, bisquare weights on residuals."""
    order = np.argsort(x, kind="stable")
    x, y = x[order], y[order]
    n_points = len(x)
    n_near = int(frac * n_points + 1e-10)
    trust = np.ones(n_points)
    fit = np.zeros(n_points)
    for _ in range(repeats + 1):
        left = 0
        for place in range(n_points):
            here = x[place]
            while left + n_near < n_points and here > (x[left] + x[left + n_near]) / 2:
                left += 1
            fit[place] = _local_fit(x[left : left + n_near], y[left : left + n_near], trust[left : left + n_near], here, y[place])
        trust = _trust(y - fit)
    return x, fit


def _local_fit(x, y, trust, here, own):
    reach = max(here - x[0], x[-1] - here)
    if reach <= 0:
        weights = trust.copy()
    else:
        weights = (1 - np.minimum(np.abs(x - here) / reach, 1) ** 3) ** 3 * trust
    total = weights.sum()
    if total <= 0 or np.count_nonzero(weights) == 1:
        return own
    weights = weights / total
    middle = (weights * x).sum()
    spread = max((weights * (x - middle) ** 2).sum(), 1e-12)
    return (weights * (1 + (here - middle) * (x - middle) / spread) * y).sum()


def _trust(residuals):
    size = np.abs(residuals)
    middle = np.median(size)
    if middle == 0:
        scaled = (size > 0).astype(float)
    else:
        scaled = np.minimum(size / (6 * middle), 1)
    return (1 - scaled**2) ** 2
