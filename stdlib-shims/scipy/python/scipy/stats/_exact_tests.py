"""Exact tests: Barnard, Boschloo, two Poisson means, a quantile."""

import numpy as np

from scipy import special as sc
from scipy.stats._records import Record, record
from scipy.stats._samples import ConfidenceInterval, SignificanceResult

BarnardExactResult = record("BarnardExactResult")
BoschlooExactResult = record("BoschlooExactResult")
SIDES = ("two-sided", "less", "greater")


def _table(table, n):
    if n <= 0:
        raise ValueError(f"Number of points `n` must be strictly positive, found {n!r}")
    table = np.asarray(table, dtype=np.int64)
    if table.shape != (2, 2):
        raise ValueError("The input `table` must be of shape (2, 2).")
    if np.any(table < 0):
        raise ValueError("All values in `table` must be nonnegative.")
    return table


def _log_choose(n):
    k = np.arange(n + 1)
    return sc.gammaln(n + 1.0) - sc.gammaln(k + 1.0) - sc.gammaln(n - k + 1.0)


def _worst_chance(extreme, first, second):
    """The largest probability of the extreme tables over every common chance of success."""
    logs = (_log_choose(first)[:, None] + _log_choose(second))[extreme]
    totals = (np.arange(first + 1)[:, None] + np.arange(second + 1))[extreme]
    n = first + second
    top = logs.max()
    weights = np.log(np.bincount(totals, weights=np.exp(logs - top), minlength=n + 1), where=np.bincount(totals, minlength=n + 1) > 0,
        out=np.full(n + 1, -np.inf)) + top
    successes = np.arange(n + 1.0)

    def log_chance(p):
        p = np.asarray(p, dtype=float)[..., None]
        return sc.logsumexp(weights + sc.xlogy(successes, p) + sc.xlog1py(n - successes, -p), axis=-1)

    low, high, best = 0.0, 1.0, -np.inf
    for _ in range(12):
        grid = np.linspace(low, high, 201)
        values = log_chance(grid)
        place = int(np.argmax(values))
        best = max(best, float(values[place]))
        low, high = grid[max(place - 1, 0)], grid[min(place + 1, 200)]
    return np.float64(np.clip(np.exp(best), 0.0, 1.0))


def _side_error(alternative, listed):
    if alternative not in SIDES:
        raise ValueError(f"`alternative` should be one of {listed}, found {alternative!r}")


def barnard_exact(table, alternative="two-sided", pooled=True, n=32):
    """Barnard's exact test of a table of two rows and columns."""
    table = _table(table, n)
    first, second = (int(total) for total in table.sum(axis=0))
    if first == 0 or second == 0:
        return BarnardExactResult(statistic=np.nan, pvalue=1.0)
    p1, p2 = (np.arange(first + 1) / first)[:, None], np.arange(second + 1) / second
    if pooled:
        p = (np.arange(first + 1)[:, None] + np.arange(second + 1)) / (first + second)
        variance = p * (1 - p) * (1 / first + 1 / second)
    else:
        variance = p1 * (1 - p1) / first + p2 * (1 - p2) / second
    with np.errstate(all="ignore"):
        wald = np.where(p1 == p2, 0.0, (p1 - p2) / np.sqrt(variance))
    seen = wald[table[0, 0], table[0, 1]]
    _side_error(alternative, "{'two-sided', 'less', 'greater'}")
    extreme = np.abs(wald) >= abs(seen) if alternative == "two-sided" else wald <= seen if alternative == "less" else wald >= seen
    return BarnardExactResult(statistic=seen, pvalue=_worst_chance(extreme, first, second))


def _fisher_tails(first, second):
    """Fisher's lower tail of every table with these column totals."""
    joint = np.exp(_log_choose(first)[:, None] + _log_choose(second))
    tails = np.empty(joint.shape)
    for total in range(first + second + 1):
        rows = np.arange(max(0, total - second), min(first, total) + 1)
        masses = joint[rows, total - rows]
        tails[rows, total - rows] = np.cumsum(masses) / masses.sum()
    return tails


def boschloo_exact(table, alternative="two-sided", n=32):
    """Boschloo's exact test of a table of two rows and columns."""
    table = _table(table, n)
    first, second = (int(total) for total in table.sum(axis=0))
    if first == 0 or second == 0:
        return BoschlooExactResult(statistic=np.nan, pvalue=np.nan)
    _side_error(alternative, SIDES)
    if alternative == "two-sided":
        less, greater = (boschloo_exact(table, side, n) for side in ("less", "greater"))
        chosen = less if less.pvalue < greater.pvalue else greater
        return BoschlooExactResult(statistic=chosen.statistic, pvalue=np.clip(2 * chosen.pvalue, 0, 1))
    tails = _fisher_tails(first, second) if alternative == "less" else _fisher_tails(second, first).T
    seen = tails[table[0, 0], table[0, 1]]
    return BoschlooExactResult(statistic=seen, pvalue=_worst_chance(tails <= seen * (1 + 1e-13), first, second))


def poisson_means_test(k1, n1, k2, n2, *, diff=0, alternative="two-sided"):
    """Whether two Poisson counts come from rates that differ by `diff`."""
    from scipy.stats import poisson

    if k1 != int(k1) or k2 != int(k2):
        raise TypeError("`k1` and `k2` must be integers.")
    if k1 < 0 or k2 < 0:
        raise ValueError("`k1` and `k2` must be greater than or equal to 0.")
    if n1 <= 0 or n2 <= 0:
        raise ValueError("`n1` and `n2` must be greater than 0.")
    if diff < 0:
        raise ValueError("diff must be greater than or equal to 0.")
    if alternative.lower() not in SIDES:
        raise ValueError(f"Alternative must be one of '{set(SIDES)}'.")
    rate = (k1 + k2) / (n1 + n2) - diff * n1 / (n1 + n2)
    if rate <= 0:
        return SignificanceResult(0, 1)
    seen = (k1 / n1 - k2 / n2 - diff) / np.sqrt(k1 / n1**2 + k2 / n2**2)
    first, second = n1 * (rate + diff), n2 * rate
    x1, x2 = (np.arange(*(poisson.ppf([1e-10, 1 - 1e-16], mean) + [0, 1])) for mean in (first, second))
    x2 = x2[:, None]
    with np.errstate(all="ignore"):
        t = (x1 / n1 - x2 / n2 - diff) / np.sqrt(x1 / n1**2 + x2 / n2**2)
        extreme = np.abs(t) >= np.abs(seen) if alternative == "two-sided" else t <= seen if alternative == "less" else t >= seen
    return SignificanceResult(seen, np.sum((poisson.pmf(x1, first) * poisson.pmf(x2, second))[extreme]))


class QuantileTestResult(Record):
    """How many values lie below the quantile, of which kind, and the p-value."""

    def confidence_interval(self, confidence_level=0.95):
        """The range of the quantile, whose ends are observations."""
        from scipy.stats import binom

        if confidence_level <= 0 or confidence_level >= 1:
            raise ValueError("`confidence_level` must be a number between 0 and 1.")
        x, n = np.sort(self._x), len(self._x)
        level = (1 - confidence_level) / (2 if self._alternative == "two-sided" else 1)
        low, high = int(binom.ppf(level, n, self._p)) - 1, int(binom.isf(level, n, self._p))
        low, high = x[low] if low >= 0 else np.nan, x[high] if high < n else np.nan
        return ConfidenceInterval(-np.inf if self._alternative == "less" else low, np.inf if self._alternative == "greater" else high)


def quantile_test(x, *, q=0, p=0.5, alternative="two-sided"):
    """Whether the quantile of a population at p is q."""
    from scipy.stats import binom

    x = np.atleast_1d(x)
    if x.ndim != 1 or x.dtype.kind not in "iufb":
        raise ValueError("`x` must be a one-dimensional array of numbers.")
    if np.ndim(q) != 0:
        raise ValueError("`q` must be a scalar.")
    if np.ndim(p) != 0 or p >= 1 or p <= 0:
        raise ValueError("`p` must be a float strictly between 0 and 1.")
    if alternative not in SIDES:
        raise ValueError(f"`alternative` must be one of {set(SIDES)}")
    n, upto, below = len(x), int(np.count_nonzero(x <= q)), int(np.count_nonzero(x < q))
    lower, upper = binom.cdf(upto, n, p), binom.sf(below - 1, n, p)
    if alternative == "two-sided":
        second = upper < lower
        value = np.clip(2 * min(lower, upper), 0, 1)
    else:
        second, value = alternative == "less", upper if alternative == "less" else lower
    statistic, kind = (below, 2) if second else (upto, 1)
    return QuantileTestResult(statistic=statistic, statistic_type=kind, pvalue=value, _alternative=alternative, _x=x, _p=p)
