"""Locally weighted regression."""

import numpy as np

__all__ = ["lowess"]


def lowess(endog, exog, frac=2.0 / 3.0, it=3, delta=0.0, xvals=None, is_sorted=False, missing="drop", return_sorted=True):
    """Lines through the nearest share `frac` of points around each point, with outliers weighted down `it` times."""
    if delta != 0.0 or xvals is not None:
        raise NotImplementedError("lowess(delta=..., xvals=...) is not available")
    if missing not in ("none", "drop", "raise"):
        raise ValueError("`missing` must be one of 'none', 'drop', or 'raise'")
    y, x = np.asarray(endog, dtype=float), np.asarray(exog, dtype=float)
    if x.ndim != 1:
        raise ValueError("exog must be a vector")
    if y.ndim != 1:
        raise ValueError("endog must be a vector")
    if y.shape[0] != x.shape[0]:
        raise ValueError("exog and endog must have same length")
    if not 0 <= frac <= 1:
        raise ValueError("Lowess `frac` must be in the range [0,1]!")
    whole = np.isfinite(x) & np.isfinite(y) if missing != "none" else np.ones(len(x), dtype=bool)
    if missing == "raise" and not whole.all():
        raise ValueError("nan or inf found in data")
    n_all, places = len(x), np.flatnonzero(whole)
    x, y = x[whole], y[whole]
    order = np.arange(len(x)) if is_sorted else np.argsort(x, kind="stable")
    x, y = x[order], y[order]
    smooth = _smoothed(x, y, int(frac * len(x) + 1e-10), it)
    if return_sorted:
        return np.column_stack((x, smooth))
    answer = np.full(n_all, np.nan)
    answer[places[order]] = smooth
    return answer


def _smoothed(x, y, k, it):
    n = len(x)
    if not 1 < k <= n:
        raise ValueError("Lowess `frac` must be in the range [0,1]!" if k > n else "frac is too small for the number of points")
    first = _first_neighbours(x, k)
    near = first[:, None] + np.arange(k)
    away = np.abs(x[near] - x[:, None])
    radius = np.maximum(x - x[first], x[first + k - 1] - x)
    robust = np.ones(n)
    with np.errstate(divide="ignore", invalid="ignore"):
        share = np.where(radius[:, None] > 0, away / radius[:, None], 0.0)
    closeness = np.where(away <= 0.001 * radius[:, None], 1.0, (1 - share**3) ** 3) * (away < 0.999 * radius[:, None])
    closeness[radius == 0] = 1.0
    span = x[-1] - x[0]
    for step in range(it + 1):
        weights = closeness * robust[near]
        totals = weights.sum(axis=1)
        good = totals > 0
        weights = weights / np.where(good, totals, 1.0)[:, None]
        middle = np.sum(weights * x[near], axis=1)
        spread = np.sum(weights * (x[near] - middle[:, None]) ** 2, axis=1)
        steep = np.where(spread > (0.001 * span) ** 2, (x - middle) / np.where(spread > 0, spread, 1.0), 0.0)
        lines = weights * (1.0 + steep[:, None] * (x[near] - middle[:, None]))
        smooth = np.where(good, np.sum(lines * y[near], axis=1), y)
        if step == it:
            break
        rest = np.abs(y - smooth)
        median = np.median(rest)
        if median == 0:
            robust = np.where(rest > 0, 0.0, 1.0)
        else:
            share = rest / (6.0 * median)
            robust = np.where(share <= 0.999, np.where(share <= 0.001, 1.0, (1 - share**2) ** 2), 0.0)
    return smooth


def _first_neighbours(x, k):
    """Where the `k` nearest points of each point begin."""
    n, left, starts = len(x), 0, []
    values = x.tolist()
    for place in range(n):
        while left + k < n and values[place] > (values[left] + values[left + k]) / 2.0:
            left += 1
        starts.append(left)
    return np.array(starts)
