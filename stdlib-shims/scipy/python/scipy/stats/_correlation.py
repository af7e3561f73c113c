"""How two samples go together: Pearson, Spearman, Kendall."""

import warnings

import numpy as np

from scipy import special as sc
from scipy.stats._methods import MonteCarloMethod, PermutationMethod
from scipy.stats._places import rankdata
from scipy.stats._redrawn import drawn_p
from scipy.stats._samples import ConfidenceInterval, Fields, SignificanceResult, along, check_alternative, normal_p, student_p


class ConstantInputWarning(RuntimeWarning):
    """A sample does not vary."""


class PearsonRResult(Fields):
    """The correlation, its p-value and, on demand, its confidence interval."""

    _name = "PearsonRResult"

    @property
    def correlation(self):
        """The correlation under its older name."""
        return self.statistic

    def confidence_interval(self, confidence_level=0.95, method=None):
        """The range of the correlation by Fisher's transformation."""
        if method is not None:
            raise NotImplementedError("scipy.stats.pearsonr confidence_interval(method=) is not available")
        n, r = self._n, np.asarray(self.statistic)
        with np.errstate(all="ignore"):
            z, error = np.arctanh(r), np.sqrt(1 / (n - 3)) if n > 3 else np.inf
            if self._alternative == "two-sided":
                h = sc.ndtri(0.5 + confidence_level / 2)
                low, high = np.tanh(z - h * error), np.tanh(z + h * error)
            elif self._alternative == "less":
                low, high = np.full_like(z, -1.0), np.tanh(z + sc.ndtri(confidence_level) * error)
            else:
                low, high = np.tanh(z - sc.ndtri(confidence_level) * error), np.full_like(z, 1.0)
        return ConfidenceInterval(low[()], high[()])


def _pearson_drawn(x, y, alternative, method, axis):
    """The correlation with a p-value by shuffled or random samples."""
    if not isinstance(method, (PermutationMethod, MonteCarloMethod)):
        raise ValueError("`method` must be an instance of `PermutationMethod`, `MonteCarloMethod`, or None.")
    x, y = np.asarray(x, dtype=float), np.asarray(y, dtype=float)
    if axis is None:
        x, y, axis = x.ravel(), y.ravel(), 0
    x, y = np.moveaxis(x, axis, -1), np.moveaxis(y, axis, -1)
    if x.shape[-1] != y.shape[-1]:
        raise ValueError("`x` and `y` must be broadcastable.")
    if isinstance(method, PermutationMethod):
        found = drawn_p(method, (y,), lambda y, axis: pearsonr(np.broadcast_to(x, y.shape), y, axis=axis).statistic, alternative,
            "pairings")
    else:
        found = drawn_p(method, (x, y), lambda x, y, axis: pearsonr(x, y, axis=axis).statistic, alternative)
    return PearsonRResult(*found, _n=x.shape[-1], _alternative=alternative)


def pearsonr(x, y, *, alternative="two-sided", method=None, axis=0):
    """Pearson's correlation and its p-value."""
    if method is not None:
        return _pearson_drawn(x, y, alternative, method, axis)
    x, y = np.asarray(x), np.asarray(y)
    if axis is None:
        x, y, axis = x.ravel(), y.ravel(), 0
    if x.shape[axis] != y.shape[axis]:
        raise ValueError("`x` and `y` must be broadcastable.")
    n = x.shape[axis]
    if n < 2:
        raise ValueError("`x` and `y` must have length at least 2.")
    if x.dtype.kind == "c" or y.dtype.kind == "c":
        raise ValueError("This function does not support complex data")
    check_alternative(alternative)
    x, y = x.astype(float), y.astype(float)
    left, right = x - x.mean(axis=axis, keepdims=True), y - y.mean(axis=axis, keepdims=True)
    with np.errstate(all="ignore"):
        size_left, size_right = (np.sqrt(np.sum(part * part, axis=axis, keepdims=True)) for part in (left, right))
        constant = np.any(np.all(x == np.take(x, [0], axis=axis), axis=axis)) or np.any(np.all(y == np.take(y, [0], axis=axis), axis=axis))
        if constant:
            warnings.warn("An input array is constant; the correlation coefficient is not defined.", ConstantInputWarning, stacklevel=2)
        r = np.clip(np.sum(left / size_left * (right / size_right), axis=axis), -1, 1)
        r = np.where(np.isnan(r), np.nan, r)
    if constant:
        flat = np.all(x == np.take(x, [0], axis=axis), axis=axis) | np.all(y == np.take(y, [0], axis=axis), axis=axis)
        r = np.where(flat, np.nan, r)
    if n == 2:
        r = np.where(np.isnan(r), r, np.round(r))
        p = np.where(np.isnan(r), np.nan, 1.0) if alternative == "two-sided" else np.where(r > 0, 1.0,
            0.0) if alternative == "less" else np.where(r > 0, 0.0, 1.0)
        return PearsonRResult(r[()], p[()], _n=n, _alternative=alternative)
    half = n / 2 - 1
    if alternative == "two-sided":
        p = 2 * sc.betainc(half, half, (1 - np.abs(r)) / 2)
    else:
        p = sc.betainc(half, half, (1 + r) / 2) if alternative == "less" else sc.betainc(half, half, (1 - r) / 2)
    return PearsonRResult(np.asarray(r)[()], np.asarray(p)[()], _n=n, _alternative=alternative)


class CorrelationResult(Fields):
    """The coefficient and its p-value."""

    _name = "SignificanceResult"

    @property
    def correlation(self):
        """The coefficient under its older name."""
        return self.statistic


# The original has one class for both.
CorrelationResult.__name__ = CorrelationResult.__qualname__ = "SignificanceResult"


def spearmanr(a, b=None, axis=0, nan_policy="propagate", alternative="two-sided"):
    """The correlation of the ranks."""
    from scipy.stats._samples import check_policy, has_nan

    check_policy(nan_policy)
    check_alternative(alternative)
    a = np.asarray(a)
    if axis is None:
        a, axis = a.ravel(), 0
        b = None if b is None else np.asarray(b).ravel()
    if a.ndim > 2:
        raise ValueError("spearmanr only handles 1-D or 2-D arrays")
    if b is None:
        if a.ndim < 2:
            raise ValueError("`spearmanr` needs at least 2 variables to compare")
        columns = a if axis == 0 else a.T
    else:
        b = np.asarray(b)
        parts = [part.reshape(-1, 1) if part.ndim == 1 else part if axis == 0 else part.T for part in (a, b)]
        if parts[0].shape[0] != parts[1].shape[0]:
            raise ValueError("all the input array dimensions except for the concatenation axis must match exactly, but along dimension 0, "
                             "the array at index 0 has size " f"{parts[0].shape[0]} and the array at index 1 has size {parts[1].shape[0]}")
        columns = np.column_stack(parts)
    columns = columns.astype(float)
    n, k = columns.shape
    if n <= 1:
        return CorrelationResult(np.nan, np.nan)
    if has_nan(columns):
        if nan_policy == "raise":
            raise ValueError("The input contains nan values")
        if nan_policy == "omit":
            columns = columns[~np.any(np.isnan(columns), axis=1)]
            n = columns.shape[0]
    if np.any(np.all(columns == columns[0], axis=0)):
        warnings.warn("An input array is constant; the correlation coefficient is not defined.", ConstantInputWarning, stacklevel=2)
        if k == 2:
            return CorrelationResult(np.float64(np.nan), np.float64(np.nan))
    spoiled = np.any(np.isnan(columns), axis=0)
    ranks = np.column_stack([np.full(n, np.nan) if bad else rankdata(columns[:, place]) for place, bad in enumerate(spoiled)])
    with np.errstate(all="ignore"):
        rs = np.corrcoef(ranks, rowvar=False)
        df = n - 2
        t = rs * np.sqrt(np.maximum(df / ((rs + 1.0) * (1.0 - rs)), 0))
        p = np.asarray(student_p(t, df, alternative))
        p = np.where(np.isnan(t), np.nan, p)
    if k == 2:
        return CorrelationResult(rs[1, 0], p[1, 0])
    return CorrelationResult(rs, p)


def kendalltau(x, y, *, nan_policy="propagate", method="auto", variant="b", alternative="two-sided", axis=None, keepdims=False):
    """Kendall's tau and its p-value."""
    check_alternative(alternative)
    if method not in ("auto", "asymptotic", "exact"):
        raise ValueError(f"Unknown method {method} specified.  Use 'auto', 'exact' or 'asymptotic'.")
    if variant not in ("b", "c"):
        raise ValueError("Unknown variant of the statistic; variant must be 'b' or 'c'.")
    value, p = along(lambda a, b: _tau(a, b, method, variant, alternative), [x, y], axis, nan_policy, n_out=2, keepdims=keepdims,
        paired=True, least=2)
    return CorrelationResult(value, p)


def _tau(x, y, method, variant, alternative):
    n = x.size
    x_codes, y_codes = (np.unique(part, return_inverse=True)[1] for part in (x, y))
    order = np.lexsort((y_codes, x_codes))
    x_codes, y_codes = x_codes[order], y_codes[order]
    discordant = _inversions(y_codes)
    ties = lambda codes: np.bincount(codes)
    both = np.unique(x_codes.astype(np.int64) * (int(y_codes.max()) + 1) + y_codes, return_counts=True)[1]
    pairs = lambda counts: float(np.sum(counts * (counts - 1.0) / 2))
    x_counts, y_counts = ties(x_codes), ties(y_codes)
    x_tied, y_tied, both_tied, total = pairs(x_counts), pairs(y_counts), pairs(both), n * (n - 1) / 2
    if x_tied == total or y_tied == total:
        return np.float64(np.nan), np.float64(np.nan)
    gap = total - x_tied - y_tied + both_tied - 2 * discordant
    if variant == "b":
        tau = gap / np.sqrt(total - x_tied) / np.sqrt(total - y_tied)
    else:
        smaller = min(len(x_counts), len(y_counts))
        tau = 2 * (gap / (n**2 * (smaller - 1) / smaller))
    tau = np.float64(min(1.0, max(-1.0, tau)))
    if method == "exact" and (x_tied or y_tied):
        raise ValueError("Ties found, exact method cannot be used.")
    if method == "auto":
        method = "exact" if x_tied == 0 and y_tied == 0 and (n <= 33 or min(discordant, total - discordant) <= 1) else "asymptotic"
    if method == "exact":
        return tau, np.float64(_exact_tau(n, int(total - discordant), alternative))
    m = n * (n - 1.0)
    part = lambda counts: (np.sum(counts * (counts - 1.0) * (counts - 2)), np.sum(counts * (counts - 1.0) * (2 * counts + 5)))
    x0, x1 = part(x_counts)
    y0, y1 = part(y_counts)
    variance = (m * (2 * n + 5) - x1 - y1) / 18 + 2 * x_tied * y_tied / m + x0 * y0 / (9 * m * (n - 2))
    return tau, np.float64(normal_p(gap / np.sqrt(variance), alternative))


def _inversions(codes):
    """How many pairs are out of order: bit by bit from the highest, ones that stand before zeros among equals so far."""
    total = 0
    for bit in reversed(range(int(codes.max()).bit_length())):
        group, ones = codes >> (bit + 1), (codes >> bit) & 1
        before = np.cumsum(ones) - ones
        starts = np.concatenate(([0], np.flatnonzero(group[1:] != group[:-1]) + 1))
        before = before - np.repeat(before[starts], np.diff(np.append(starts, codes.size)))
        total += int(np.sum(before[ones == 0]))
        codes = codes[np.argsort(codes >> bit, kind="stable")]
    return total


def _exact_tau(n, concordant, alternative):
    """The exact p-value: counts of permutations by how many pairs are in order."""
    total = n * (n - 1) // 2
    counts = np.ones(1)
    for size in range(2, n + 1):
        counts = np.convolve(counts, np.ones(size)) / size
    lower = lambda c: float(np.sum(counts[: c + 1]))
    if alternative == "two-sided":
        rarer = min(concordant, total - concordant)
        return min(1.0, 2 * lower(rarer)) if 2 * rarer < total else 1.0
    return lower(concordant) if alternative == "less" else float(np.sum(counts[concordant:]))


def pointbiserialr(x, y, *, axis=0, nan_policy="propagate", keepdims=False):
    """The correlation of a yes-or-no variable with a measured one."""
    found = along(lambda a, b: tuple(pearsonr(a, b)), [x, y], axis, nan_policy, n_out=2, keepdims=keepdims, paired=True, least=2)
    return CorrelationResult(*found)



def spearmanrho(x, y, /, *, alternative="two-sided", method=None, axis=0):
    """The correlation of the ranks along an axis."""
    found = pearsonr(rankdata(x, axis=axis), rankdata(y, axis=axis), alternative=alternative, method=method, axis=axis)
    return SignificanceResult(found.statistic, found.pvalue)
