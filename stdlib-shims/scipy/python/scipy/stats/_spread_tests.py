"""Tests of equal spread: Levene, Bartlett, Fligner-Killeen, Mood, Ansari-Bradley."""

import numpy as np

from scipy import special as sc
from scipy.stats._places import rankdata, trimboth
from scipy.stats._samples import SignificanceResult, along, check_alternative, fields, normal_p

LeveneResult = fields("LeveneResult")
BartlettResult = fields("BartlettResult")
FlignerResult = fields("FlignerResult")
AnsariResult = fields("AnsariResult")


def _centres(center, proportiontocut):
    if center not in ("mean", "median", "trimmed"):
        raise ValueError("center must be 'mean', 'median' or 'trimmed'.")
    if center == "mean":
        return np.mean
    return np.median if center == "median" else lambda values: np.mean(trimboth(np.sort(values), proportiontocut))


def _groups(samples, words):
    if len(samples) < 2:
        raise ValueError(words)
    return [np.asarray(sample) for sample in samples]


def levene(*samples, center="median", proportiontocut=0.05, axis=0, nan_policy="propagate", keepdims=False):
    """Whether several samples have the same variance, by distances from their middles."""
    middle = _centres(center, proportiontocut)
    samples = _groups(samples, "Must provide at least two samples.")

    def one(*groups):
        far = [np.abs(group - middle(group)) for group in groups]
        sizes = np.array([group.size for group in far])
        n, k = sizes.sum(), len(far)
        means = np.array([group.mean() for group in far])
        overall = np.sum(means * sizes) / n
        between = (n - k) * np.sum(sizes * (means - overall) ** 2)
        within = (k - 1.0) * sum(np.sum((group - mean) ** 2) for group, mean in zip(far, means))
        with np.errstate(all="ignore"):
            w = np.divide(between, within)
        return w, sc.fdtrc(k - 1, n - k, w)

    return LeveneResult(*along(one, samples, axis, nan_policy, n_out=2, keepdims=keepdims))


def bartlett(*samples, axis=0, nan_policy="propagate", keepdims=False):
    """Whether several normal samples have the same variance."""
    samples = _groups(samples, "Must enter at least two input sample vectors.")

    def one(*groups):
        sizes, variances = np.array([group.size for group in groups], dtype=float), np.array([np.var(group, ddof=1) for group in groups])
        n, k = sizes.sum(), len(groups)
        pooled = np.sum((sizes - 1) * variances) / (n - k)
        top = (n - k) * np.log(pooled) - np.sum((sizes - 1) * np.log(variances))
        t = top / (1.0 + 1 / (3 * (k - 1)) * (np.sum(1 / (sizes - 1)) - 1 / (n - k)))
        return t, sc.chdtrc(k - 1, t)

    return BartlettResult(*along(one, samples, axis, nan_policy, n_out=2, keepdims=keepdims))


def fligner(*samples, center="median", proportiontocut=0.05, axis=0, nan_policy="propagate", keepdims=False):
    """Whether several samples have the same variance, by ranks."""
    middle = _centres(center, proportiontocut)
    samples = _groups(samples, "Must provide at least two samples.")

    def one(*groups):
        far = [np.abs(group - middle(group)) for group in groups]
        sizes = np.array([group.size for group in far])
        n = sizes.sum()
        scores = sc.ndtri(rankdata(np.concatenate(far)) / (2 * (n + 1.0)) + 0.5)
        parts = np.split(scores, np.cumsum(sizes)[:-1])
        overall, variance = np.mean(scores), np.var(scores, ddof=1)
        statistic = sum(part.size * (part.mean() - overall) ** 2 for part in parts) / variance
        return statistic, sc.chdtrc(len(groups) - 1, statistic)

    return FlignerResult(*along(one, samples, axis, nan_policy, n_out=2, keepdims=keepdims))


def _squared_ranks(values, c):
    """For each value the mean squared distance of the ranks of its ties from the middle rank."""
    distinct, place, counts = np.unique(values, return_inverse=True, return_counts=True)
    last = np.cumsum(counts)
    squares = np.concatenate(([0.0], np.cumsum((np.arange(1, values.size + 1) - c) ** 2)))
    return ((squares[last] - squares[last - counts]) / counts)[place], counts.astype(float), last.astype(float)


def mood(x, y, axis=0, alternative="two-sided", *, nan_policy="propagate", keepdims=False):
    """Whether two samples have the same spread, by squared ranks."""

    def one(x, y):
        m, n = x.size, y.size
        total = m + n
        if total < 3:
            return np.float64(np.nan), np.float64(np.nan)
        expected = m * (total * total - 1.0) / 12
        scores, counts, last = _squared_ranks(np.concatenate((x, y)), (total + 1.0) / 2)
        variance = m * n * (total + 1.0) * (total + 2) * (total - 2) / 180
        if np.any(counts > 1):
            ties = np.sum(counts * (counts**2 - 1) * (counts**2 - 4 + 15 * (total - last - (last - counts)) ** 2))
            variance -= m * n / (180 * total * (total - 1)) * ties
        z = (np.sum(scores[:m]) - expected) / np.sqrt(variance)
        return z, normal_p(z, alternative)

    check_alternative(alternative)
    return SignificanceResult(*along(one, [x, y], axis, nan_policy, n_out=2, keepdims=keepdims, least=1))


def _ansari_counts(n, m):
    """In how many ways n of n + m symmetric ranks add up to each sum, and the smallest sum."""
    total = n + m
    scores = np.minimum(np.arange(1, total + 1), np.arange(total, 0, -1))
    most = int(np.sort(scores)[::-1][:n].sum())
    ways = np.zeros((n + 1, most + 1))
    ways[0, 0] = 1.0
    for score in scores.tolist():
        ways[1:, score:] += ways[:-1, : most + 1 - score].copy()
    least = int(np.sort(scores)[:n].sum())
    return ways[n, least:], least


def ansari(x, y, alternative="two-sided", *, axis=0, nan_policy="propagate", keepdims=False):
    """Whether two samples have the same spread, by ranks counted from both ends."""
    if alternative not in ("two-sided", "greater", "less"):
        raise ValueError("'alternative' must be 'two-sided', 'greater', or 'less'.")

    def one(x, y):
        n, m = x.size, y.size
        total = n + m
        ranks = rankdata(np.concatenate((x, y)))
        scores = np.minimum(ranks, total - ranks + 1)
        statistic = np.sum(scores[:n])
        tied = np.unique(np.concatenate((x, y))).size < total
        if m < 55 and n < 55 and not tied:
            counts, least = _ansari_counts(n, m)
            lower = np.sum(counts[: int(np.ceil(statistic - least)) + 1]) / counts.sum()
            upper = np.sum(counts[int(np.floor(statistic - least)) :]) / counts.sum()
            p = 2.0 * min(lower, upper) if alternative == "two-sided" else lower if alternative == "greater" else upper
            return statistic, np.float64(min(p, 1.0))
        mean = n * (total + 1.0) ** 2 / 4.0 / total if total % 2 else n * (total + 2.0) / 4.0
        squares = np.sum(scores**2)
        if total % 2:
            variance = m * n * (16 * total * squares - (total + 1) ** 4) / (16.0 * total**2 * (total - 1))
        else:
            variance = m * n * (16 * squares - total * (total + 2) ** 2) / (16.0 * total * (total - 1))
        return statistic, normal_p((mean - statistic) / np.sqrt(variance), alternative)

    return AnsariResult(*along(one, [x, y], axis, nan_policy, n_out=2, keepdims=keepdims, least=1))
