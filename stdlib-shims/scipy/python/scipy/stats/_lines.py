"""Straight lines through points: least squares, Theil-Sen, Siegel."""

import numpy as np

from scipy.special import ndtri
from scipy.stats._samples import Fields, along, fields, student_p


class LinregressResult(Fields):
    """Slope, intercept, correlation, p-value and errors of a line."""

    _name = "LinregressResult"
    _fields = ("slope", "intercept", "rvalue", "pvalue", "stderr")


TheilslopesResult = fields("TheilslopesResult", "slope intercept low_slope high_slope")
SiegelslopesResult = fields("SiegelslopesResult", "slope intercept")


def linregress(x, y, alternative="two-sided", *, axis=0, nan_policy="propagate", keepdims=False):
    """The line of least squares."""
    found = along(lambda x, y: _line(x, y, alternative), [x, y], axis, nan_policy, n_out=6, keepdims=keepdims, paired=True, least=2)
    return LinregressResult(*found[:5], intercept_stderr=found[5])


def _line(x, y, alternative):
    if np.amax(x) == np.amin(x) and len(x) > 1:
        raise ValueError("Cannot calculate a linear regression if all x values are identical")
    n = len(x)
    x_mean, y_mean = np.mean(x), np.mean(y)
    xx, xy, _, yy = np.cov(x, y, bias=1).flat
    r = 0.0 if xx == 0.0 or yy == 0.0 else min(1.0, max(-1.0, xy / np.sqrt(xx * yy)))
    if np.isnan(xx + yy):
        r = np.nan
    r = np.asarray(r, dtype=float)[()]
    slope = xy / xx
    intercept = y_mean - slope * x_mean
    if n == 2:
        p = 1.0 if y[0] == y[1] else 0.0
        return slope, intercept, r, p, 0.0, 0.0
    df = n - 2
    t = r * np.sqrt(df / ((1.0 - r + 1e-20) * (1.0 + r + 1e-20)))
    stderr = np.sqrt((1 - r**2) * yy / xx / df)
    return slope, intercept, r, student_p(t, df, alternative), stderr, stderr * np.sqrt(xx + x_mean**2)


def _points(y, x, axis):
    """Values and their places, which are 0, 1, 2 ... along the axis when none are given."""
    if x is not None:
        return [x, y]
    y = np.asarray(y)
    if axis is None:
        return [np.arange(y.size, dtype=float), y.ravel()]
    places = [1] * y.ndim
    places[axis] = y.shape[axis]
    return [np.arange(y.shape[axis], dtype=float).reshape(places), y]


def theilslopes(y, x=None, alpha=0.95, method="separate", *, axis=None, nan_policy="propagate", keepdims=False):
    """The median of the slopes of all pairs, with its confidence range."""
    if method not in ("joint", "separate"):
        raise ValueError(f"method must be either 'joint' or 'separate'.{method!r} is invalid.")
    one = lambda x, y: _theil(x, y, alpha, method)
    return TheilslopesResult(*along(one, _points(y, x, axis), axis, nan_policy, n_out=4, keepdims=keepdims, paired=True))


def _theil(x, y, alpha, method):
    delta_x, delta_y = x[:, None] - x, y[:, None] - y
    slopes = np.sort(delta_y[delta_x > 0] / delta_x[delta_x > 0])
    slope = np.median(slopes)
    intercept = np.median(y - slope * x) if method == "joint" else np.median(y) - slope * np.median(x)
    alpha = 1.0 - alpha if alpha > 0.5 else alpha
    z = ndtri(alpha / 2.0)
    ties = lambda values: np.unique(values, return_counts=True)[1]
    n, n_slopes = len(y), len(slopes)
    square = 1 / 18.0 * (n * (n - 1) * (2 * n + 5) - sum(float(np.sum(k * (k - 1) * (2 * k + 5))) for k in (ties(x), ties(y))))
    try:
        sigma = np.sqrt(square)
        high = min(int(np.round((n_slopes - z * sigma) / 2.0)), len(slopes) - 1)
        low = max(int(np.round((n_slopes + z * sigma) / 2.0)) - 1, 0)
        ends = slopes[[low, high]]
    except (ValueError, IndexError):
        ends = (np.nan, np.nan)
    return slope, intercept, ends[0], ends[1]


def siegelslopes(y, x=None, method="hierarchical", *, axis=None, nan_policy="propagate", keepdims=False):
    """The median of the median slopes at each point."""
    if method not in ("hierarchical", "separate"):
        raise ValueError("method can only be 'hierarchical' or 'separate'")
    one = lambda x, y: _siegel(x, y, method)
    return SiegelslopesResult(*along(one, _points(y, x, axis), axis, nan_policy, n_out=2, keepdims=keepdims, paired=True))


def _siegel(x, y, method):
    medians, intercepts = [], []
    for place in range(len(x)):
        there = x != x[place]
        medians.append(np.median((y[there] - y[place]) / (x[there] - x[place])))
        intercepts.append(np.median((y[place] * x[there] - y[there] * x[place]) / (x[there] - x[place])))
    slope = np.median(np.array(medians))
    intercept = np.median(np.array(intercepts)) if method == "separate" else np.median(y - slope * x)
    return slope, intercept
