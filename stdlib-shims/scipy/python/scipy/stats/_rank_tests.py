"""Tests of ranks: Mann-Whitney, Wilcoxon, Kruskal-Wallis, Friedman and kin."""

import numpy as np
from _scipy_stats import shared_ranks

from scipy import special as sc
from scipy.stats._methods import PermutationMethod
from scipy.stats._places import rankdata
from scipy.stats._redrawn import drawn_p
from scipy.stats._samples import Fields, along, check_alternative, check_policy, fields, has_nan, normal_p

MannwhitneyuResult = fields("MannwhitneyuResult")
KruskalResult = fields("KruskalResult")
FriedmanchisquareResult = fields("FriedmanchisquareResult")
RanksumsResult = fields("RanksumsResult")
BrunnerMunzelResult = fields("BrunnerMunzelResult")
MedianTestResult = fields("MedianTestResult", "statistic pvalue median table")


class WilcoxonResult(Fields):
    """The sum of signed ranks and its p-value."""

    _name = "WilcoxonResult"


def _tie_sum(values):
    counts = np.unique(values, return_counts=True)[1].astype(float)
    return float(np.sum(counts**3 - counts))


def _u_masses(n1, n2):
    """The exact chances of each U, by the product of quotients of polynomials."""
    masses = np.ones(1)
    small, large = min(n1, n2), max(n1, n2)
    for step in range(1, small + 1):
        top = np.zeros(large + step + 1)
        top[0], top[-1] = 1.0, -1.0
        product = np.convolve(masses, top)
        for place in range(step, product.size):
            product[place] += product[place - step]
        masses = product[: step * large + 1]
    return masses / masses.sum()


def mannwhitneyu(x, y, use_continuity=True, alternative="two-sided", axis=0, method="auto", *, nan_policy="propagate", keepdims=False):
    """Whether values of one sample tend to be larger than those of another."""
    if use_continuity not in (True, False):
        raise ValueError("`use_continuity` must be one of {True, False}.")
    if str(alternative).lower() not in ("two-sided", "less", "greater"):
        raise ValueError("`alternative` must be one of {'two-sided', 'less', 'greater'}.")
    alternative = alternative.lower()
    if isinstance(method, PermutationMethod):
        line = lambda a, b, axis: mannwhitneyu(a, b, use_continuity=False, method="asymptotic", axis=axis).statistic
        found = along(lambda a, b: drawn_p(method, (a, b), line, alternative), [x, y], axis, nan_policy, n_out=2, keepdims=keepdims)
        return MannwhitneyuResult(*found)
    if method not in ("asymptotic", "exact", "auto"):
        raise ValueError("`method` must be one of {'asymptotic', 'exact', 'auto'}.")

    def one(a, b):
        n1, n2 = a.size, b.size
        total, ties = shared_ranks(a, b)
        u1 = total - n1 * (n1 + 1) / 2
        u2 = n1 * n2 - u1
        u, factor = (u1, 1) if alternative == "greater" else (u2, 1) if alternative == "less" else (max(u1, u2), 2)
        how = method if method != "auto" else "exact" if (n1 <= 8 or n2 <= 8) and not ties else "asymptotic"
        if how == "exact":
            p = float(np.sum(_u_masses(n1, n2)[int(np.ceil(u)) :]))
        else:
            n = n1 + n2
            spread = np.sqrt(n1 * n2 / 12 * ((n + 1) - ties / (n * (n - 1))))
            with np.errstate(all="ignore"):
                p = sc.ndtr(-np.divide(u - n1 * n2 / 2 - (0.5 if use_continuity else 0), spread))
        return np.float64(u1), np.float64(min(1.0, max(0.0, p * factor))) if p == p else np.float64(np.nan)

    return MannwhitneyuResult(*along(one, [x, y], axis, nan_policy, n_out=2, keepdims=keepdims))


def ranksums(x, y, alternative="two-sided", *, axis=0, nan_policy="propagate", keepdims=False):
    """Wilcoxon's test of two samples."""

    def one(a, b):
        n1, n2 = a.size, b.size
        total = shared_ranks(a, b)[0]
        z = (total - n1 * (n1 + n2 + 1) / 2.0) / np.sqrt(n1 * n2 * (n1 + n2 + 1) / 12.0)
        return z, normal_p(z, alternative)

    return RanksumsResult(*along(one, [x, y], axis, nan_policy, n_out=2, keepdims=keepdims))


def wilcoxon(x, y=None, zero_method="wilcox", correction=False, alternative="two-sided", method="auto", *, axis=0, nan_policy="propagate",
    keepdims=False):
    """Whether differences of pairs lie evenly around zero."""
    if zero_method not in ("wilcox", "pratt", "zsplit"):
        raise ValueError("`zero_method` must be one of {'zsplit', 'pratt', 'wilcox'}.")
    check_alternative(alternative)
    if method in ("approx",):
        method = "asymptotic"
    if method not in ("auto", "asymptotic", "exact"):
        raise ValueError("`method` must be one of {'auto', 'exact', 'asymptotic'} or an instance of `PermutationMethod`.")
    if y is not None and np.shape(x) != np.shape(y):
        raise ValueError("The samples `x` and `y` must have the same length.")
    d = np.asarray(x, dtype=float) if y is None else np.asarray(x, dtype=float) - np.asarray(y, dtype=float)
    z_kept = []

    def one(d):
        n_zero = int(np.sum(d == 0))
        n = d.size
        how = method
        if how == "auto":
            tied = np.unique(np.abs(d)).size < n
            how = "exact" if n <= 50 and n_zero == 0 and not tied else "exact" if n <= 13 and (n_zero or tied) else "asymptotic"
            permute = how == "exact" and (n_zero or tied)
        else:
            permute = False
        if zero_method == "wilcox":
            d = d[d != 0]
        n = d.size
        if n == 0:
            return np.float64(np.nan), np.float64(np.nan)
        ranks = rankdata(np.abs(d))
        up, down = float(np.sum(ranks[d > 0])), float(np.sum(ranks[d < 0]))
        if zero_method == "zsplit":
            half = float(np.sum(ranks[d == 0])) / 2
            up, down = up + half, down + half
        statistic = min(up, down) if alternative == "two-sided" else up
        if how == "exact":
            p = _signed_permutations(ranks, d, up, alternative, zero_method) if permute else _signed_exact(n, up, alternative)
            return np.float64(statistic), np.float64(p)
        mean, square = n * (n + 1) * 0.25, n * (n + 1.0) * (2.0 * n + 1)
        if zero_method == "pratt":
            mean -= n_zero * (n_zero + 1.0) * 0.25
            square -= n_zero * (n_zero + 1.0) * (2.0 * n_zero + 1.0)
            counted = ranks[d != 0]
        else:
            counted = ranks
        square -= 0.5 * _tie_sum(counted)
        spread = np.sqrt(square / 24)
        shift = 0.0
        if correction:
            shift = 0.5 * np.sign(up - mean) if alternative == "two-sided" else 0.5 if alternative == "greater" else -0.5
        z = (up - mean - shift) / spread
        z_kept.append(z)
        return np.float64(statistic), np.float64(normal_p(z, alternative))

    statistic, p = along(one, [d], axis, nan_policy, n_out=2, keepdims=keepdims)
    found = WilcoxonResult(statistic, p)
    if z_kept and np.ndim(statistic) == 0 and method == "asymptotic":
        found.__dict__["zstatistic"] = z_kept[0]
    return found


def _signed_exact(n, up, alternative):
    masses = np.ones(1)
    for rank in range(1, n + 1):
        longer = np.zeros(masses.size + rank)
        longer[: masses.size] += masses
        longer[rank:] += masses
        masses = longer / 2
    lower = lambda value: float(np.sum(masses[: int(np.floor(value)) + 1]))
    upper = lambda value: float(np.sum(masses[int(np.ceil(value)) :]))
    if alternative == "less":
        return lower(up)
    if alternative == "greater":
        return upper(up)
    return min(1.0, 2 * min(lower(up), upper(up)))


def _signed_permutations(ranks, d, up, alternative, zero_method):
    """Every choice of signs of the ranks there are."""
    used = ranks[d != 0]
    sums = np.zeros(1)
    for rank in used:
        sums = np.concatenate((sums, sums + rank))
    base = float(np.sum(ranks[d == 0])) / 2 if zero_method == "zsplit" else 0.0
    sums = sums + base
    gap = 1e-12 * max(1.0, abs(up))
    lower, upper = float(np.mean(sums <= up + gap)), float(np.mean(sums >= up - gap))
    if alternative == "less":
        return lower
    if alternative == "greater":
        return upper
    return min(1.0, 2 * min(lower, upper))


def kruskal(*samples, nan_policy="propagate", axis=0, keepdims=False):
    """Whether several samples have the same middle, by ranks."""
    if len(samples) < 2:
        raise ValueError("Need at least two groups in stats.kruskal()")

    def one(*groups):
        sizes = np.array([group.size for group in groups])
        everything = np.concatenate(groups)
        ranks = rankdata(everything)
        n = everything.size
        ties = 1 - _tie_sum(everything) / (n**3 - n)
        if ties == 0:
            return np.float64(np.nan), np.float64(np.nan)
        parts = np.split(ranks, np.cumsum(sizes)[:-1])
        total = sum(np.sum(part) ** 2 / part.size for part in parts)
        h = (12.0 / (n * (n + 1)) * total - 3 * (n + 1)) / ties
        return h, sc.chdtrc(len(groups) - 1, h)

    return KruskalResult(*along(one, samples, axis, nan_policy, n_out=2, keepdims=keepdims))


def friedmanchisquare(*samples, axis=0, nan_policy="propagate", keepdims=False):
    """Whether repeated measurements have the same middle."""
    k = len(samples)
    if k < 3:
        raise ValueError(f"At least 3 samples must be given for Friedman test, got {k}.")
    if len({np.shape(sample) for sample in samples}) > 1:
        raise ValueError("Array shapes are incompatible for broadcasting.")

    def one(*columns):
        data = np.vstack(columns).T
        n = data.shape[0]
        ranks = np.array([rankdata(row) for row in data])
        ties = sum(_tie_sum(row) for row in data)
        c = 1 - ties / (k * (k * k - 1) * n)
        totals = np.sum(np.sum(ranks, axis=0) ** 2)
        statistic = (12.0 / (k * n * (k + 1)) * totals - 3 * n * (k + 1)) / c
        return statistic, sc.chdtrc(k - 1, statistic)

    return FriedmanchisquareResult(*along(one, samples, axis, nan_policy, n_out=2, keepdims=keepdims, paired=True))


def brunnermunzel(x, y, alternative="two-sided", distribution="t", nan_policy="propagate", *, axis=0, keepdims=False):
    """Whether values of one sample tend to be larger, without equal spreads."""
    from scipy.stats._samples import student_p

    def one(a, b):
        n1, n2 = a.size, b.size
        ranks = rankdata(np.concatenate((a, b)))
        first, second = ranks[:n1], ranks[n1:]
        own1, own2 = rankdata(a), rankdata(b)
        s1 = np.sum((first - own1 - first.mean() + own1.mean()) ** 2) / (n1 - 1)
        s2 = np.sum((second - own2 - second.mean() + own2.mean()) ** 2) / (n2 - 1)
        w = n1 * n2 * (second.mean() - first.mean()) / ((n1 + n2) * np.sqrt(n1 * s1 + n2 * s2))
        if distribution == "normal":
            return w, normal_p(-w, alternative)
        df = (n1 * s1 + n2 * s2) ** 2 / ((n1 * s1) ** 2 / (n1 - 1) + (n2 * s2) ** 2 / (n2 - 1))
        return w, student_p(-w, df, alternative)

    return BrunnerMunzelResult(*along(one, [x, y], axis, nan_policy, n_out=2, keepdims=keepdims))


def median_test(*samples, ties="below", correction=True, lambda_=1, nan_policy="propagate"):
    """Whether several samples have the same median."""
    from scipy.stats._counts_tests import chi2_contingency

    if len(samples) < 2:
        raise ValueError("median_test requires two or more samples.")
    if ties not in ("below", "above", "ignore"):
        raise ValueError(f"invalid 'ties' option '{ties}'; 'ties' must be one of: 'below', 'above', 'ignore'")
    check_policy(nan_policy)
    data = [np.asarray(sample) for sample in samples]
    for place, sample in enumerate(data):
        if sample.size == 0:
            raise ValueError(f"Sample {place + 1} is empty. All samples must contain at least one value.")
        if sample.ndim != 1:
            raise ValueError(f"Sample {place + 1} has {sample.ndim} dimensions.  All samples must be one-dimensional sequences.")
    if any(has_nan(sample) for sample in data):
        if nan_policy == "raise":
            raise ValueError("The input contains nan values")
        if nan_policy == "propagate":
            return MedianTestResult(np.nan, np.nan, np.nan, None)
        data = [sample[~np.isnan(sample)] if has_nan(sample) else sample for sample in data]
    middle = np.median(np.concatenate(data))
    table = np.zeros((2, len(data)), dtype=np.int64)
    for place, sample in enumerate(data):
        above, below = int(np.sum(sample > middle)), int(np.sum(sample < middle))
        equal = sample.size - above - below
        table[:, place] = (above, below)
        if ties == "below":
            table[1, place] += equal
        elif ties == "above":
            table[0, place] += equal
    found = chi2_contingency(table, lambda_=lambda_, correction=correction)
    return MedianTestResult(found.statistic, found.pvalue, middle, table)
