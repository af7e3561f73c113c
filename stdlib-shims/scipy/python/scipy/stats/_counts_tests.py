"""Tests of counts: chi squared, contingency tables, Fisher's exact test, the binomial test."""

import numpy as np

from scipy import special as sc
from scipy._refusals import refuse, refuse_others
from scipy.stats._methods import MonteCarloMethod, PermutationMethod
from scipy.stats._samples import ConfidenceInterval, Fields, SignificanceResult, along, fields

Power_divergenceResult = fields("Power_divergenceResult")
LAMBDAS = {"pearson": 1, "log-likelihood": 0, "freeman-tukey": -0.5, "mod-log-likelihood": -1, "neyman": -2, "cressie-read": 2 / 3}


class Chi2ContingencyResult(Fields):
    """Statistic, p-value, degrees of freedom and the table expected."""

    _name = "Chi2ContingencyResult"
    _fields = ("statistic", "pvalue", "dof", "expected_freq")


def power_divergence(f_obs, f_exp=None, ddof=0, axis=0, lambda_=None, *, nan_policy="propagate", keepdims=False):
    """Whether counts have the frequencies expected."""
    return _divergence(f_obs, f_exp, ddof, axis, lambda_, True, nan_policy, keepdims)


def _power(lambda_):
    if not isinstance(lambda_, str):
        return 1 if lambda_ is None else lambda_
    if lambda_ not in LAMBDAS:
        raise ValueError(f"invalid string for lambda_: {lambda_!r}. Valid strings are 'pearson', 'log-likelihood', 'freeman-tukey', "
                         f"'mod-log-likelihood', 'neyman', 'cressie-read'")
    return LAMBDAS[lambda_]


def _divergence(f_obs, f_exp, ddof, axis, lambda_, sum_check, nan_policy="propagate", keepdims=False):
    lambda_ = _power(lambda_)

    def one(seen, *wanted):
        with np.errstate(all="ignore"):
            if wanted:
                wanted = wanted[0]
                if sum_check:
                    _check_sums(np.sum(seen, axis=-1), np.sum(wanted, axis=-1))
            else:
                wanted = np.mean(seen, axis=-1, keepdims=True)
            statistic = np.sum(_divergence_terms(seen, wanted, lambda_), axis=-1)
            df = np.asarray(seen.shape[-1] - 1 - np.asarray(ddof), dtype=float)
            return statistic, sc.chdtrc(df, statistic)

    samples = [f_obs] if f_exp is None else [f_obs, f_exp]
    return Power_divergenceResult(*along(one, samples, axis, nan_policy, n_out=2, keepdims=keepdims, paired=True, whole=True))


def _check_sums(seen, wanted):
    gap = np.max(np.abs(seen - wanted) / np.minimum(seen, wanted))
    if gap > 1.4901161193847656e-08:
        raise ValueError(
            "For each axis slice, the sum of the observed frequencies must agree with the sum of the expected frequencies to a "
            f"relative tolerance of 1.4901161193847656e-08, but the percent differences are:\n{gap}"
        )


def _divergence_terms(seen, wanted, lambda_):
    if lambda_ == 1:
        return (seen - wanted) ** 2 / wanted
    if lambda_ == 0:
        return 2.0 * sc.xlogy(seen, seen / wanted)
    if lambda_ == -1:
        return 2.0 * sc.xlogy(wanted, wanted / seen)
    return seen * ((seen / wanted) ** lambda_ - 1) / (0.5 * lambda_ * (lambda_ + 1))


def chisquare(f_obs, f_exp=None, ddof=0, axis=0, *, sum_check=True, nan_policy="propagate", keepdims=False):
    """Whether counts have the frequencies expected, by chi squared."""
    return _divergence(f_obs, f_exp, ddof, axis, "pearson", sum_check, nan_policy, keepdims)


def expected_freq(observed):
    """The table expected of independent rows and columns."""
    observed = np.asarray(observed, dtype=float)
    total = observed.sum()
    expected = np.ones(observed.shape)
    for axis in range(observed.ndim):
        others = tuple(other for other in range(observed.ndim) if other != axis)
        expected = expected * observed.sum(axis=others, keepdims=True)
    return expected / total ** (observed.ndim - 1)


def chi2_contingency(observed, correction=True, lambda_=None, *, method=None):
    """Whether the rows and columns of a table of counts are independent."""
    if method is not None and correction:
        raise ValueError(f"`correction=True` is not compatible with `{method=}.`")
    refuse_others("scipy.stats.chi2_contingency", "use permutation_test", method=(method, None))
    observed = np.asarray(observed)
    if np.any(observed < 0):
        raise ValueError("All values in `observed` must be nonnegative.")
    if observed.size == 0:
        raise ValueError("No data; `observed` has size 0.")
    expected = expected_freq(observed)
    if np.any(expected == 0):
        place = list(zip(*np.nonzero(expected == 0)))[0]
        raise ValueError(f"The internally computed table of expected frequencies has a zero element at "
                         f"{tuple(np.int64(part) for part in place)}.")
    dof = expected.size - sum(expected.shape) + expected.ndim - 1
    if dof == 0:
        return Chi2ContingencyResult(0.0, 1.0, 0, expected)
    if dof == 1 and correction:
        gap = expected - observed
        observed = observed + np.minimum(0.5, np.abs(gap)) * np.sign(gap)
    statistic, p = _divergence(observed.ravel(), expected.ravel(), observed.size - 1 - dof, 0, lambda_, False)
    return Chi2ContingencyResult(statistic, p, dof, expected)


def fisher_exact(table, alternative=None, *, method=None):
    """Fisher's exact test of a table of two rows and columns."""
    from scipy.stats import hypergeom

    if method is not None and not isinstance(method, (PermutationMethod, MonteCarloMethod)):
        raise ValueError(f"`{method=}` not recognized; if provided, `method` must be an instance of `PermutationMethod` or "
                         f"`MonteCarloMethod`.")
    refuse_others("scipy.stats.fisher_exact", "use permutation_test", method=(method, None))
    table = np.asarray(table, dtype=np.int64)
    if table.shape != (2, 2):
        if alternative is not None:
            raise ValueError("`alternative` must be the default (None) unless `table` has shape `(2, 2)`.")
        refuse("scipy.stats.fisher_exact of a table larger than 2 by 2", "use chi2_contingency")
    alternative = "two-sided" if alternative is None else alternative
    if np.any(table < 0):
        raise ValueError("All values in `table` must be nonnegative.")
    if alternative not in ("two-sided", "less", "greater"):
        raise ValueError("`alternative` should be one of {'two-sided', 'less', 'greater'}")
    (a, b), (c, d) = table.tolist()
    if 0 in (a + b, c + d, a + c, b + d):
        return SignificanceResult(np.float64(np.nan), 1.0)
    ratio = np.float64(a * d) / (b * c) if b and c else np.float64(np.inf)
    n1, n2, drawn = a + b, c + d, a + c
    if alternative == "less":
        p = hypergeom.cdf(a, n1 + n2, n1, drawn)
    elif alternative == "greater":
        p = hypergeom.cdf(b, n1 + n2, n1, b + d)
    else:
        low, high = max(drawn - n2, 0), min(n1, drawn)
        masses = hypergeom.pmf(np.arange(low, high + 1), n1 + n2, n1, drawn)
        p = np.sum(masses[masses <= masses[a - low] * (1 + 1e-14)]) if len(masses) else 1.0
    return SignificanceResult(ratio, np.float64(min(float(p), 1.0)))


class BinomTestResult:
    """How often, of how many, the p-value and, on demand, the range of the proportion."""

    def __init__(self, k, n, alternative, statistic, pvalue):
        self.k, self.n, self.alternative, self.statistic, self.pvalue = k, n, alternative, statistic, pvalue
        self.proportion_estimate = statistic

    def __repr__(self):
        return (f"BinomTestResult(k={self.k}, n={self.n}, alternative={self.alternative!r}, statistic={self.statistic}, "
            f"pvalue={self.pvalue})")

    def proportion_ci(self, confidence_level=0.95, method="exact"):
        """The range of the proportion."""
        if method not in ("exact", "wilson", "wilsoncc"):
            raise ValueError(f"method ('{method}') must be one of ('exact', 'wilson', 'wilsoncc').")
        if not 0 <= confidence_level <= 1:
            raise ValueError(f"confidence_level ({confidence_level}) must be in the interval [0, 1].")
        k, n, one_sided = self.k, self.n, self.alternative != "two-sided"
        level = 1 - confidence_level if one_sided else (1 - confidence_level) / 2
        if method == "exact":
            low = 0.0 if k == 0 else sc.betaincinv(k, n - k + 1, level)
            high = 1.0 if k == n else sc.betaincinv(k + 1, n - k, 1 - level)
        else:
            p, z = k / n, sc.ndtri(1 - level)
            if method == "wilson":
                centre, reach = (p + z**2 / (2 * n)) / (1 + z**2 / n), z / (1 + z**2 / n) * np.sqrt(p * (1 - p) / n + z**2 / (4 * n * n))
                low, high = centre - reach, centre + reach
            else:
                base = 2 * k + z**2
                low = 0.0 if k == 0 else (base - 1 - z * np.sqrt(z**2 - 2 - 1 / n + 4 * p * (n * (1 - p) + 1))) / (2 * (n + z**2))
                high = 1.0 if k == n else (base + 1 + z * np.sqrt(z**2 + 2 - 1 / n + 4 * p * (n * (1 - p) - 1))) / (2 * (n + z**2))
        low = 0.0 if self.alternative == "less" else low
        high = 1.0 if self.alternative == "greater" else high
        return ConfidenceInterval(low, high)


def binomtest(k, n, p=0.5, alternative="two-sided"):
    """Whether k successes of n agree with the chance p."""
    from scipy.stats import binom

    for name, value in (("k", k), ("n", n)):
        if int(value) != value:
            raise TypeError(f"{name} must be an integer.")
    k, n = int(k), int(n)
    if k < 0:
        raise ValueError("k must be not less than 0.")
    if n < 1:
        raise ValueError("n must be not less than 1.")
    if k > n:
        raise ValueError(f"k ({k}) must not be greater than n ({n}).")
    if not 0 <= p <= 1:
        raise ValueError(f"p ({p}) must be in range [0,1]")
    if alternative not in ("two-sided", "less", "greater"):
        raise ValueError("alternative ('%s') not recognized;  must be 'two-sided', 'less' or 'greater'" % alternative)
    if alternative == "less":
        value = binom.cdf(k, n, p)
    elif alternative == "greater":
        value = binom.sf(k - 1, n, p)
    else:
        masses = binom.pmf(np.arange(n + 1), n, p)
        here = masses[k] * (1 + 1e-7)
        if k == p * n:
            value = 1.0
        elif k < p * n:
            top = int(np.sum(masses[int(np.ceil(p * n)) :] <= here))
            value = binom.cdf(k, n, p) + binom.sf(n - top, n, p)
        else:
            bottom = int(np.sum(masses[: int(np.floor(p * n)) + 1] <= here))
            value = binom.cdf(bottom - 1, n, p) + binom.sf(k - 1, n, p)
        value = min(1.0, value)
    return BinomTestResult(k, n, alternative, k / n, np.float64(value) if value != 1.0 else 1.0)
