"""More measures of how orders agree: Somers, Chatterjee, weighted tau; the tests of Page and of Baumgartner, Weiss and Schindler."""

from itertools import permutations
from math import factorial

import numpy as np

from scipy import special as sc
from scipy._refusals import refuse
from scipy.stats._correlation import CorrelationResult
from scipy.stats._methods import PermutationMethod
from scipy.stats._places import rankdata
from scipy.stats._records import record
from scipy.stats._samples import SignificanceResult, along, normal_p

SomersDResult = record("SomersDResult")
PageTrendTestResult = record("PageTrendTestResult")


def _agreement(table):
    """Concordant and discordant pairs, and the sum of squared differences of both for each cell."""
    def quadrants(rows, columns):
        """For each cell the sum of the cells strictly before it in both directions."""
        turned = table[::rows, ::columns]
        sums = np.zeros(table.shape)
        sums[1:, 1:] = np.cumsum(np.cumsum(turned, axis=0), axis=1)[:-1, :-1]
        return sums[::rows, ::columns]

    same, other = quadrants(1, 1) + quadrants(-1, -1), quadrants(1, -1) + quadrants(-1, 1)
    return np.sum(table * same), np.sum(table * other), np.sum(table * (same - other) ** 2)


def somersd(x, y=None, alternative="two-sided"):
    """How far the order of x tells the order of y."""
    x, y = np.array(x), np.array(y)
    if x.ndim == 1:
        from scipy.stats.contingency import crosstab

        if x.size != y.size:
            raise ValueError("Rankings must be of equal length.")
        table = crosstab(x, y)[1]
    elif x.ndim == 2:
        if np.any(x < 0):
            raise ValueError("All elements of the contingency table must be non-negative.")
        if np.any(x != x.astype(int)):
            raise ValueError("All elements of the contingency table must be integer.")
        if np.count_nonzero(x) < 2:
            raise ValueError("At least two elements of the contingency table must be nonzero.")
        table = x
    else:
        raise ValueError("x must be either a 1D or 2D array")
    if table.shape[0] <= 1 or table.shape[1] <= 1:
        return SomersDResult(statistic=np.nan, pvalue=np.nan, table=table)
    counts = table.astype(float)
    n = counts.sum()
    same, other, squares = _agreement(counts)
    with np.errstate(all="ignore"):
        z = (same - other) / (4 * (squares - (same - other) ** 2 / n)) ** 0.5
    found = SomersDResult(statistic=(same - other) / (n**2 - np.sum(counts.sum(axis=1) ** 2)), pvalue=normal_p(z, alternative), table=table)
    return found


def chatterjeexi(x, y, *, axis=0, y_continuous=False, method="asymptotic", nan_policy="propagate", keepdims=False):
    """How far y is a function of x."""
    if y_continuous not in (True, False):
        raise ValueError("`y_continuous` must be boolean.")
    if not isinstance(method, PermutationMethod) and method.lower() != "asymptotic":
        raise ValueError("`method` must be 'asymptotic' or a `PermutationMethod` instance.")

    def statistic(x, y):
        n = x.size
        y = y[np.argsort(x, kind="stable")]
        above, below = rankdata(y, "max").astype(float), rankdata(-y, "max").astype(float)
        steps = np.sum(np.abs(np.diff(above)))
        return (1 - 3 * steps / (n**2 - 1) if y_continuous else 1 - n * steps / (2 * np.sum((n - below) * below))), above, below

    def one(x, y):
        xi, above, below = statistic(x, y)
        if isinstance(method, PermutationMethod):
            from scipy.stats import permutation_test

            moved = lambda y: statistic(x, y)[0]
            settings = {"n_resamples": method.n_resamples, "batch": method.batch, "rng": method.rng}
            found = permutation_test((y,), moved, permutation_type="pairings", alternative="greater", vectorized=False, **settings)
            return found.statistic, found.pvalue
        n = x.size
        if y_continuous:
            spread = np.sqrt(2 / 5) / np.sqrt(n)
        else:
            i, u = np.arange(1, n + 1), np.sort(above)
            v = np.cumsum(u)
            a, c = np.sum((2 * n - 2 * i + 1) * u**2) / n**4, np.sum((2 * n - 2 * i + 1) * u) / n**3
            b, d = np.sum((v + (n - i) * u) ** 2) / n**5, np.sum(below * (n - below)) / n**3
            spread = np.sqrt((a - 2 * b + c**2) / d**2) / np.sqrt(n)
        return xi, sc.ndtr(-xi / spread)

    return SignificanceResult(*along(one, [x, y], axis, nan_policy, n_out=2, keepdims=keepdims, paired=True, least=1))


def _weighted(x, y, ranks, weigher, additive):
    """The weighted tau with given ranks, which count from 0."""
    if ranks is None:
        ranks = np.empty(x.size, dtype=np.int64)
        ranks[np.lexsort((y, x))[::-1]] = np.arange(x.size)
    weights = np.array([weigher(int(rank)) for rank in ranks], dtype=float) if weigher is not None else 1.0 / (1 + ranks)
    agree = square_x = square_y = 0.0
    for start in range(0, x.size, 512):
        part = slice(start, start + 512)
        pair = weights[part, None] + weights if additive else weights[part, None] * weights
        sign_x, sign_y = np.sign(x[part, None] - x), np.sign(y[part, None] - y)
        agree, square_x, square_y = agree + np.sum(sign_x * sign_y * pair), square_x + np.sum(sign_x**2
            * pair), square_y + np.sum(sign_y**2 * pair)
    return agree / np.sqrt(square_x) / np.sqrt(square_y)


def weightedtau(x, y, rank=True, weigher=None, additive=True, *, axis=None, nan_policy="propagate", keepdims=False):
    """Kendall's tau with more weight on the first ranks."""
    if nan_policy != "propagate" or axis is not None or keepdims:
        refuse("scipy.stats.weightedtau(axis=, nan_policy=, keepdims=)", "give two one-dimensional arrays")
    x, y = np.asarray(x, dtype=float).ravel(), np.asarray(y, dtype=float).ravel()
    if x.size != y.size:
        raise ValueError("Array shapes are incompatible for broadcasting.")
    if x.size == 0 or np.isnan(x).any() or np.isnan(y).any():
        if x.size:
            refuse("scipy.stats.weightedtau with missing values", "drop them first")
        return CorrelationResult(np.nan, np.nan)
    if rank is True:
        tau = (_weighted(x, y, None, weigher, additive) + _weighted(y, x, None, weigher, additive)) / 2
    else:
        ranks = np.arange(x.size) if rank is False else None if rank is None else np.asarray(rank).ravel()
        if ranks is not None and ranks.size != x.size:
            raise ValueError(f"All inputs to `weightedtau` must be of the same size, found x-size {x.size} and rank-size {ranks.size}")
        tau = _weighted(x, y, ranks, weigher, additive)
    return CorrelationResult(np.float64(tau), np.nan)


def bws_test(x, y, *, alternative="two-sided", method=None):
    """Whether two samples differ, after Baumgartner, Weiss and Schindler."""
    from scipy.stats import permutation_test

    x, y = np.atleast_1d(x), np.atleast_1d(y)
    if x.ndim > 1 or y.ndim > 1:
        raise ValueError("`x` and `y` must be exactly one-dimensional.")
    if np.isnan(x).any() or np.isnan(y).any():
        raise ValueError("`x` and `y` must not contain NaNs.")
    if x.size == 0 or y.size == 0:
        raise ValueError("`x` and `y` must be of nonzero size.")
    ranks, alternative = rankdata(np.concatenate((x, y))), alternative.lower()
    if alternative not in ("two-sided", "less", "greater"):
        raise ValueError(f"`alternative` must be one of {set(('two-sided', 'less', 'greater'))}.")
    method = PermutationMethod() if method is None else method
    if not isinstance(method, PermutationMethod):
        raise ValueError("`method` must be an instance of `scipy.stats.PermutationMethod`")

    def part(ranks, n, m):
        ordered, i = np.sort(ranks, axis=-1), np.arange(1, n + 1)
        gap = ordered - (m + n) / n * i
        gap = gap * (gap if alternative == "two-sided" else np.abs(gap))
        return np.sum(gap / (i / (n + 1) * (1 - i / (n + 1)) * m * (m + n) / n), axis=-1) / n

    def statistic(first, second, axis=-1):
        n, m = first.shape[-1], second.shape[-1]
        left, right = part(first, n, m), part(second, m, n)
        return (left + right) / 2 if alternative == "two-sided" else (left - right) / 2

    side = "less" if alternative == "less" else "greater"
    return permutation_test((ranks[: x.size], ranks[x.size :]), statistic, alternative=side, n_resamples=method.n_resamples,
        batch=method.batch, rng=method.rng)


def _page_chances(m, n):
    """The chance of each value of Page's L for m rows of n columns, and its smallest value."""
    places = np.arange(1, n + 1)
    sums = np.array([np.dot(order, places) for order in permutations(range(1, n + 1))])
    least = int(sums.min())
    one = np.bincount(sums - least) / factorial(n)
    chances = np.ones(1)
    for _ in range(m):
        chances = np.convolve(chances, one)
    return chances, least * m


def page_trend_test(data, ranked=False, predicted_ranks=None, method="auto"):
    """Whether the columns rise in the predicted order, after Page."""
    if method not in ("auto", "exact", "asymptotic"):
        raise ValueError(f"`method` must be in {set(('asymptotic', 'exact', 'auto'))}")
    ranks = np.asarray(data)
    if ranks.ndim != 2:
        raise ValueError("`data` must be a 2d array.")
    m, n = ranks.shape
    if m < 2 or n < 3:
        raise ValueError("Page's L is only appropriate for data with two or more rows and three or more columns.")
    if np.any(np.isnan(ranks)):
        raise ValueError("`data` contains NaNs, which cannot be ranked meaningfully")
    if not ranked:
        ranks = rankdata(ranks, axis=-1)
    elif not (ranks.min() >= 1 and ranks.max() <= n):
        raise ValueError("`data` is not properly ranked. Rank the data or pass `ranked=False`.")
    predicted = np.arange(1, n + 1) if predicted_ranks is None else np.asarray(predicted_ranks)
    if predicted.ndim < 1 or sorted(predicted.tolist()) != list(range(1, n + 1)):
        raise ValueError(f"`predicted_ranks` must include each integer from 1 to {n} (the number of columns in `data`) exactly once.")
    if not isinstance(ranked, bool):
        raise TypeError("`ranked` must be boolean.")
    statistic = np.sum(ranks * predicted)
    if method == "auto":
        method = "asymptotic" if n > 8 or (m > 12 and n > 3) or m > 20 else "exact"
    if method == "exact":
        chances, least = _page_chances(m, n)
        value = np.float64(np.sum(chances[max(int(statistic) - least, 0) :]))
    else:
        mean, variance = m * n * (n + 1) ** 2 / 4, m * n**2 * (n + 1) * (n**2 - 1) / 144
        value = sc.ndtr(-(statistic - mean) / np.sqrt(variance))
    return PageTrendTestResult(statistic=statistic, pvalue=value, method=method)
