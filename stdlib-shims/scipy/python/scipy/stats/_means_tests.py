"""Tests of means: Student, Welch, one-way analysis of variance."""

import numpy as np

from scipy import special as sc
from scipy.stats._redrawn import drawn_p
from scipy.stats._samples import ConfidenceInterval, Fields, along, check_alternative, fields, student_p

F_onewayResult = fields("F_onewayResult")
Ttest_indResult = fields("Ttest_indResult")


class TtestResult(Fields):
    """Statistic, p-value, degrees of freedom and, on demand, a confidence interval."""

    _name = "TtestResult"

    def confidence_interval(self, confidence_level=0.95):
        """The range of the mean, or of the difference of means."""
        df, error = np.asarray(self.df, dtype=float), self._error
        if not 0 <= confidence_level <= 1:
            raise ValueError("`confidence_level` must be a number between 0 and 1.")
        if self._alternative == "less":
            low, high = np.full_like(df, -np.inf), self._estimate + sc.stdtrit(df, confidence_level) * error
        elif self._alternative == "greater":
            low, high = self._estimate - sc.stdtrit(df, confidence_level) * error, np.full_like(df, np.inf)
        else:
            reach = sc.stdtrit(df, 0.5 + confidence_level / 2) * error
            low, high = self._estimate - reach, self._estimate + reach
        return ConfidenceInterval(np.asarray(low)[()], np.asarray(high)[()])


def _moments(a):
    """Count, mean and variance of the last axis."""
    n = a.shape[-1]
    mean = np.mean(a, axis=-1)
    return n, mean, np.var(a, axis=-1, ddof=1) if n > 1 else np.full_like(mean, np.nan)[()]


def _student(mean, error, df, alternative, popmean=0):
    """Statistic, p-value, degrees of freedom, error and estimate."""
    t = np.divide(mean - popmean, error)[()]
    return t, student_p(t, df, alternative), np.asarray(df * np.ones_like(t)) if np.ndim(t) else np.asarray(df)[()], error, mean


def _result(found, alternative):
    t, p, df, error, estimate = found
    return TtestResult(t, p, df=df, _error=error, _estimate=estimate, _alternative=alternative)


def ttest_1samp(a, popmean, axis=0, nan_policy="propagate", alternative="two-sided", *, keepdims=False):
    """Whether the mean of one sample is `popmean`."""
    check_alternative(alternative)
    middle = np.asarray(popmean, dtype=float)
    if middle.ndim and axis is not None and middle.shape == np.shape(a)[: middle.ndim] and middle.shape[axis] == 1:
        middle = np.squeeze(middle, axis)

    def one(a):
        with np.errstate(all="ignore"):
            n, mean, variance = _moments(a)
            return _student(mean, np.sqrt(variance / n), n - 1, alternative, middle)

    return _result(along(one, [a], axis, nan_policy, n_out=5, keepdims=keepdims, whole=True), alternative)


def ttest_rel(a, b, axis=0, nan_policy="propagate", alternative="two-sided", *, keepdims=False):
    """Whether the mean difference of pairs is zero."""
    check_alternative(alternative)

    def one(a, b):
        with np.errstate(all="ignore"):
            n, mean, variance = _moments(a - b)
            return _student(mean, np.sqrt(variance / n), n - 1, alternative)

    return _result(along(one, [a, b], axis, nan_policy, n_out=5, keepdims=keepdims, paired=True, whole=True), alternative)


def _two_samples(n1, mean1, v1, n2, mean2, v2, equal_var):
    with np.errstate(all="ignore"):
        if equal_var:
            df = n1 + n2 - 2.0
            pooled = np.where(n1 == 1, (n2 - 1) * np.nan_to_num(v2),
                np.where(n2 == 1, (n1 - 1) * np.nan_to_num(v1), (n1 - 1) * v1 + (n2 - 1) * v2)) / df
            return df, np.sqrt(pooled * (1.0 / n1 + 1.0 / n2))
        part1, part2 = v1 / n1, v2 / n2
        df = (part1 + part2) ** 2 / (part1**2 / (n1 - 1) + part2**2 / (n2 - 1))
        return np.where(np.isnan(df), 1, df)[()], np.sqrt(part1 + part2)


def _trimmed(a, trim):
    """Count, mean and variance with the share `trim` cut at both ends, after Yuen."""
    a = np.sort(a, axis=-1)
    n = a.shape[-1]
    cut = int(n * trim)
    kept = n - 2 * cut
    held = np.concatenate((np.repeat(a[..., cut : cut + 1], cut, -1), a[..., cut : n - cut],
        np.repeat(a[..., n - cut - 1 : n - cut], cut, -1)), axis=-1)
    return kept, np.mean(a[..., cut : n - cut], axis=-1), np.var(held, axis=-1, ddof=1) * (n - 1) / (kept - 1)


def ttest_ind(a, b, *, axis=0, equal_var=True, nan_policy="propagate", alternative="two-sided", trim=0, method=None, keepdims=False):
    """Whether two samples have the same mean; `equal_var=False` is Welch's test, `trim` Yuen's."""
    check_alternative(alternative)
    if not 0 <= trim < 0.5:
        raise ValueError("Trimming percentage should be 0 <= `trim` < .5.")
    moments = (lambda sample: _trimmed(sample, trim)) if trim else _moments

    def one(a, b):
        with np.errstate(all="ignore"):
            (n1, mean1, v1), (n2, mean2, v2) = moments(a), moments(b)
            df, error = _two_samples(np.asarray(n1), mean1, v1, np.asarray(n2), mean2, v2, equal_var)
            found = _student(mean1 - mean2, error, np.asarray(df, dtype=float)[()], alternative)
        if method is None:
            return found
        statistic = lambda a, b, axis: ttest_ind(a, b, axis=axis, equal_var=equal_var, trim=trim).statistic
        return (*drawn_p(method, (a, b), statistic, alternative), *found[2:])

    return _result(along(one, [a, b], axis, nan_policy, n_out=5, keepdims=keepdims, whole=True), alternative)


def ttest_ind_from_stats(mean1, std1, nobs1, mean2, std2, nobs2, equal_var=True, alternative="two-sided"):
    """The test of two means from their summaries."""
    mean1, std1, mean2, std2 = (np.asarray(value, dtype=float) for value in (mean1, std1, mean2, std2))
    n1, n2 = np.asarray(nobs1), np.asarray(nobs2)
    df, error = _two_samples(n1, mean1, std1**2, n2, mean2, std2**2, equal_var)
    with np.errstate(all="ignore"):
        t = ((mean1 - mean2) / error)[()]
    return Ttest_indResult(t, student_p(t, df, alternative))


def _welch(groups):
    """Welch's analysis of variance, for groups that vary differently."""
    sizes = np.array([group.size for group in groups], dtype=float)
    means, variances = np.array([group.mean() for group in groups]), np.array([group.var(ddof=1) for group in groups])
    weights, k = sizes / variances, len(groups)
    total = weights.sum()
    between = np.sum(weights * (means - np.sum(weights * means) / total) ** 2) / (k - 1)
    part = np.sum((1 - weights / total) ** 2 / (sizes - 1)) / (k**2 - 1)
    f = between / (1 + 2 * (k - 2) * part)
    return f, sc.fdtrc(k - 1, 1 / (3 * part), f)


def f_oneway(*samples, axis=0, equal_var=True, nan_policy="propagate", keepdims=False):
    """Whether several samples have the same mean; `equal_var=False` is Welch's test."""
    if len(samples) < 2:
        raise TypeError(f"At least two samples are required; got {len(samples)}.")

    def one(*groups):
        everything = np.concatenate(groups)
        n, k = everything.size, len(groups)
        if all(group.size == 1 for group in groups):
            return np.float64(np.nan), np.float64(np.nan)
        everything = everything - everything.mean()
        parts = np.split(everything, np.cumsum([group.size for group in groups])[:-1])
        total = np.sum(everything**2) - np.sum(everything) ** 2 / n
        between = sum(np.sum(part) ** 2 / part.size for part in parts) - np.sum(everything) ** 2 / n
        within = total - between
        if all(np.all(group == group[0]) for group in groups):
            if all(group[0] == groups[0][0] for group in groups):
                return np.float64(np.nan), np.float64(np.nan)
            return np.float64(np.inf), np.float64(0.0)
        if not equal_var:
            return _welch(groups)
        f = between / (k - 1) / (within / (n - k))
        return f, sc.fdtrc(k - 1, n - k, f)

    return F_onewayResult(*along(one, samples, axis, nan_policy, n_out=2, keepdims=keepdims))


class TukeyHSDResult:
    """Differences of every pair of means and their p-values."""

    def __init__(self, statistic, pvalue, n_groups, df, error):
        self.statistic, self.pvalue = statistic, pvalue
        self._n, self._df, self._error = n_groups, df, error

    def __repr__(self):
        return f"TukeyHSDResult(statistic={self.statistic!r}, pvalue={self.pvalue!r})"

    def __str__(self):
        interval = self.confidence_interval()
        lines = ["Pairwise Group Comparisons (95.0% Confidence Interval)", "Comparison  Statistic  p-value  Lower CI  Upper CI"]
        for i in range(self._n):
            for j in range(self._n):
                if i != j:
                    numbers = (self.statistic[i, j], self.pvalue[i, j], interval.low[i, j], interval.high[i, j])
                    lines.append(f" ({i} - {j}) " + "".join(f"{number:>10.3f}" for number in numbers))
        return "\n".join(lines) + "\n"

    def confidence_interval(self, confidence_level=0.95):
        """The range of each difference."""
        from scipy.stats._studentized_range import quantile

        if not 0 < confidence_level < 1:
            raise ValueError("Confidence level must be between 0 and 1.")
        critical = {df: quantile(confidence_level, self._n, df) for df in set(self._df.ravel().tolist())}
        reach = np.array([[critical[df] for df in row] for row in self._df.tolist()]) * self._error
        return ConfidenceInterval(self.statistic - reach, self.statistic + reach)


def tukey_hsd(*args, equal_var=True):
    """Which pairs of several means differ, by the studentised range."""
    from scipy.stats._studentized_range import upper_tail

    if len(args) < 2:
        raise ValueError("There must be more than 1 treatment.")
    if not isinstance(equal_var, bool):
        raise TypeError("Expected a boolean value for 'equal_var'")
    groups = [np.asarray(group, dtype=float) for group in args]
    for group in groups:
        if group.ndim != 1:
            raise ValueError("Input samples must be one-dimensional.")
        if group.size <= 1:
            raise ValueError("Input sample size must be greater than one.")
        if np.isinf(group).any():
            raise ValueError("Input samples must be finite.")
    k = len(groups)
    means, sizes = np.array([group.mean() for group in groups]), np.array([group.size for group in groups])
    variances = np.array([group.var(ddof=1) for group in groups])
    if equal_var:
        df = np.full((k, k), int(np.sum(sizes)) - k)
        within = np.sum((sizes - 1) * variances) / df[0, 0]
        error = np.sqrt(within * (1 / sizes[:, None] + 1 / sizes) / 2)
    else:
        # Games and Howell: each pair with its own degrees of freedom, after Welch.
        shares = variances / sizes
        both = shares[:, None] + shares
        error = np.sqrt(both) / 2**0.5
        df = both**2 / (shares[:, None] ** 2 / (sizes[:, None] - 1) + shares**2 / (sizes - 1))
    differences = means[:, None] - means
    p = np.array([[1.0 if i == j else upper_tail(abs(differences[i, j]) / error[i, j], k, df[i, j]) for j in range(k)] for i in range(k)])
    return TukeyHSDResult(differences, p, k, df, error)


class AlexanderGovernResult:
    """The statistic and its p-value."""

    def __init__(self, statistic, pvalue):
        self.statistic, self.pvalue = statistic, pvalue

    def __repr__(self):
        return f"AlexanderGovernResult(statistic={self.statistic!r}, pvalue={self.pvalue!r})"


def alexandergovern(*samples, nan_policy="propagate", axis=0, keepdims=False):
    """Whether several samples that vary differently have the same mean."""
    if len(samples) < 2:
        raise TypeError(f"2 or more inputs required, got {len(samples)}")

    def one(*groups):
        sizes = np.array([group.size for group in groups], dtype=float)
        means = np.array([group.mean() for group in groups])
        squared = np.array([group.var(ddof=1) for group in groups]) / sizes
        with np.errstate(all="ignore"):
            weights = 1 / squared / np.sum(1 / squared)
            t = (means - np.sum(weights * means)) / np.sqrt(squared)
            v = sizes - 1
            a = v - 0.5
            b = 48 * a**2
            c = np.sqrt(a * np.log(1 + t**2 / v))
            z = c + (c**3 + 3 * c) / b - (4 * c**7 + 33 * c**5 + 240 * c**3 + 855 * c) / (b**2 * 10 + 8 * b * c**4 + 1000 * b)
        statistic = np.sum(z * z)
        return statistic, sc.chdtrc(len(groups) - 1.0, statistic)

    return AlexanderGovernResult(*along(one, samples, axis, nan_policy, n_out=2, keepdims=keepdims, least=2))
