"""The likeliest parameters of the power law, whose likelihood has its top at an end of the data or between."""

import numpy as np

from scipy.stats._distribution import FitDataError


def fit(dist, data, held):
    """Shape, loc and scale; None when the general search must decide."""
    if len(np.unique(data)) == 1:
        return None
    shape, loc, scale = (held.get(place) for place in range(3))
    smallest, largest, n = data.min(), data.max(), len(data)
    if loc is not None and (not smallest > loc or (scale is not None and not largest <= loc + scale)):
        raise FitDataError("powerlaw", 0, 1)
    if scale is not None and scale <= 0:
        raise ValueError("Negative or zero `fscale` is outside the range allowed by the distribution.")
    if scale is not None and scale <= np.ptp(data):
        raise ValueError("`fscale` must be greater than the range of data.")
    best = lambda loc, scale: shape or -n / (np.sum(np.log(data - loc)) - n * np.log(scale))
    if loc is not None:
        scale = largest - loc if scale is None else scale
        return best(loc, scale), loc, scale
    if scale is not None:
        ends = (np.nextafter(smallest, -np.inf), np.nextafter(largest - scale, np.inf))
        first, second = ((best(end, scale), end, scale) for end in ends)
        return first if dist.nnlf(first, data) < dist.nnlf(second, data) else second
    if shape is not None:
        return _falling(data, best) if shape <= 1 else _rising(data, best)
    first, second = _falling(data, best), _rising(data, best)
    cost_first, cost_second = dist.nnlf(first, data), dist.nnlf(second, data)
    if cost_first <= cost_second and first[0] <= 1:
        return first
    return second if cost_first > cost_second and second[0] > 1 else None


def _falling(data, best):
    """The fit whose density falls: it begins just below the smallest value."""
    loc = np.nextafter(data.min(), -np.inf)
    tiny = np.finfo(float).tiny
    loc = np.sign(loc) * tiny if np.abs(loc) < tiny else loc
    scale = np.nextafter(data.max() - loc, np.inf)
    return best(loc, scale), loc, scale


def _rising(data, best):
    """The fit whose density rises, at the place where the likelihood has no slope."""
    from scipy.optimize import brentq

    def slopes(loc):
        scale = np.nextafter(data.max() - loc, -np.inf)
        power = best(loc, scale)
        return float(-len(data) * power / scale), float((power - 1) * np.sum(1 / (loc - data)))

    gap = lambda loc: slopes(loc)[0] - slopes(loc)[1]
    right = np.nextafter(data.min(), -np.inf)
    step = data.min() - right
    while slopes(right)[1] > 0:
        right, step = data.min() - step, step * 2
    left, reach = right - 1, 1.0
    while np.sign(gap(left)) == np.sign(gap(right)) and left != -np.inf:
        left, reach = data.min() - reach, reach * 2
    loc = np.nextafter(brentq(gap, left, right), -np.inf)
    scale = np.nextafter(data.max() - loc, np.inf)
    return best(loc, scale), loc, scale
