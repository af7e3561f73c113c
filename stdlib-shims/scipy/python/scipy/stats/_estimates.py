"""More estimates: Bayesian intervals, expectiles, L-moments, quantiles, O'Brien's transformation."""

import math
from collections import namedtuple

import numpy as np

from scipy import special as sc
from scipy._refusals import refuse
from scipy.stats._samples import along

Mean = namedtuple("Mean", ("statistic", "minmax"))
Variance = namedtuple("Variance", ("statistic", "minmax"))
Std_dev = namedtuple("Std_dev", ("statistic", "minmax"))


def mvsdist(data):
    """What is known of the mean, the variance and the standard deviation, as frozen distributions."""
    from scipy import stats

    x = np.ravel(data)
    n = len(x)
    if n < 2:
        raise ValueError("Need at least 2 data-points.")
    mean, variance = x.mean(), x.var()
    if n > 1000:
        spread = math.sqrt(variance)
        return (
            stats.norm(loc=mean, scale=math.sqrt(variance / n)),
            stats.norm(loc=variance, scale=math.sqrt(2.0 / n) * variance),
            stats.norm(loc=spread, scale=math.sqrt(variance / (2.0 * n))),
        )
    half, sum_half = (n - 1) / 2.0, n * variance / 2.0
    return (
        stats.t(n - 1, loc=mean, scale=math.sqrt(variance / (n - 1))),
        stats.invgamma(half, scale=sum_half),
        stats.gengamma(half, -2, scale=math.sqrt(sum_half)),
    )


def bayes_mvs(data, alpha=0.9):
    """Estimates and intervals of the mean, the variance and the standard deviation."""
    known = mvsdist(data)
    if alpha >= 1 or alpha <= 0:
        raise ValueError(f"0 < alpha < 1 is required, but alpha={alpha!r} was given.")
    return tuple(kind(one.mean(), one.interval(alpha)) for kind, one in zip((Mean, Variance, Std_dev), known))


def expectile(a, alpha=0.5, *, weights=None):
    """The value whose squared gaps to larger values weigh alpha, to smaller ones 1 - alpha."""
    if alpha < 0 or alpha > 1:
        raise ValueError("The expectile level alpha must be in the range [0, 1].")
    a = np.asarray(a, dtype=float).ravel()
    given = np.ones(a.size) if weights is None else np.broadcast_to(weights, a.shape)
    if alpha == 1 or alpha == 0:
        return np.max(a) if alpha == 1 else np.min(a)
    middle = np.average(a, weights=given)
    for _ in range(a.size + 2):
        part = given * np.abs((a <= middle) - alpha)
        found = np.sum(part * a) / np.sum(part)
        if found == middle:
            break
        middle = found
    return middle


def obrientransform(*samples):
    """Values whose means are the variances of the samples, for a test of equal spread."""
    found = []
    for sample in samples:
        a = np.asarray(sample)
        n, squares = len(a), (a - np.mean(a)) ** 2
        total = squares.sum()
        moved = ((n - 1.5) * n * squares - 0.5 * total) / ((n - 1) * (n - 2))
        if abs(total / (n - 1) - np.mean(moved)) > 1.4901161193847656e-08:
            raise ValueError("Lack of convergence in obrientransform.")
        found.append(moved)
    if len({one.shape for one in found}) > 1:
        table = np.empty(len(found), dtype=object)
        for place, one in enumerate(found):
            table[place] = one
        return table
    return np.array(found)


def lmoment(sample, order=None, *, axis=0, sorted=False, standardize=True, nan_policy="propagate", keepdims=False):
    """L-moments: sums of the ordered values with weights of Legendre."""
    order = np.arange(1, 5) if order is None else np.asarray(order)
    if order.dtype.kind not in "iu" or np.any(order <= 0) or order.size == 0 or order.ndim > 1:
        raise ValueError("`order` must be a scalar or a non-empty array of positive integers.")
    for name, value in (("sorted", sorted), ("standardize", standardize)):
        if not isinstance(value, (bool, np.bool_)):
            raise ValueError(f"`{name}` must be True or False.")
    most = int(np.max(order))

    def one(x):
        x, n = x if sorted else np.sort(x), x.size
        k = np.arange(most)
        shares = np.sum(sc.binom(np.arange(n), k[:, None]) * x, axis=1) / sc.binom(n - 1, k) / n
        shares = np.where(k < n, shares, 0.0)
        signs = (-1.0) ** (k[:, None] - k) * sc.binom(k[:, None], k) * sc.binom(k[:, None] + k, k)
        moments = np.sum(np.where(k <= k[:, None], signs * shares, 0.0), axis=1)
        if standardize and most > 2:
            moments[2:] = moments[2:] / moments[1]
        return tuple(np.where(k < n, moments, np.nan)) if most > 1 else (moments[0],)

    found = along(one if most > 1 else lambda x: one(x)[0], [sample], axis, nan_policy, n_out=most, keepdims=keepdims, least=1)
    return np.array([found[int(place) - 1] for place in order]) if order.ndim else found[int(order) - 1]


METHODS = {
    "inverted_cdf", "averaged_inverted_cdf", "closest_observation", "hazen", "interpolated_inverted_cdf", "linear", "median_unbiased",
    "normal_unbiased", "weibull",
}


def quantile(x, p, *, method="linear", axis=0, nan_policy="propagate", keepdims=None, weights=None):
    """Quantiles of the values along an axis."""
    if method not in METHODS:
        refuse(f"scipy.stats.quantile(method={method!r})")
    if weights is not None or nan_policy != "propagate" or keepdims:
        refuse("scipy.stats.quantile(weights=, nan_policy=, keepdims=)")
    x, p = np.asarray(x, dtype=float), np.asarray(p, dtype=float)
    if p.ndim and x.ndim > 1:
        refuse("scipy.stats.quantile of several p along an axis", "ask for one p at a time")
    inside = (p >= 0) & (p <= 1)
    found = np.quantile(x, np.where(inside, p, 0.5), axis=axis, method=method)
    return np.where(inside, found, np.nan)[()]
