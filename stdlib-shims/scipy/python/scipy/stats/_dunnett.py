"""Dunnett's test: several means against a control."""

import numpy as np

from scipy import special as sc
from scipy.stats._samples import ConfidenceInterval


def _nodes(n, low, high):
    """Points and weights of Gauss and Legendre between two ends."""
    points, weights = sc.roots_legendre(n)
    return (points + 1) * (high - low) / 2 + low, weights * (high - low) / 2


def _inside(limits, loads, df, two_sided):
    """The chance that every t lies below its limit (on both sides), for correlations that are products of `loads`.

    Given the mean of the control and the spread the groups are independent: two integrals, over a normal and a chi variable.
    """
    shared, shared_weights = _nodes(80, -8.5, 8.5)
    shared_weights = shared_weights * np.exp(-(shared**2) / 2) / np.sqrt(2 * np.pi)
    reach = 9 / np.sqrt(2 * df)
    spread, spread_weights = _nodes(80, max(1e-9, 1 - reach), 1 + reach if df > 3 else 40 ** (1 / df) * (1 + reach))
    log_density = 0.5 * df * np.log(df / 2) - sc.gammaln(df / 2) + np.log(2) + (df - 1) * np.log(spread) - df * spread**2 / 2
    spread_weights = spread_weights * np.exp(log_density)
    chance = np.ones((spread.size, shared.size))
    for limit, load in zip(limits, loads):
        rest = np.sqrt(1 - load**2)
        upper = sc.ndtr((limit * spread[:, None] - load * shared) / rest)
        chance *= upper - sc.ndtr((-limit * spread[:, None] - load * shared) / rest) if two_sided else upper
    return float(spread_weights @ chance @ shared_weights)


class DunnettResult:
    """Statistics and p-values of every sample against the control."""

    def __init__(self, statistic, pvalue, alternative, loads, df, errors, differences):
        self.statistic, self.pvalue = statistic, pvalue
        self._alternative, self._loads, self._df, self._errors, self._differences = alternative, loads, df, errors, differences

    def __repr__(self):
        return f"DunnettResult(statistic={self.statistic!r}, pvalue={self.pvalue!r})"

    def __str__(self):
        interval = self.confidence_interval()
        lines = ["Dunnett's test (95.0% Confidence Interval)", "Comparison               Statistic  p-value  Lower CI  Upper CI"]
        for i in range(self.pvalue.size):
            numbers = (self.statistic[i], self.pvalue[i], interval.low[i], interval.high[i])
            lines.append(f" (Sample {i} - Control) " + "".join(f"{number:>10.3f}" for number in numbers))
        return "\n".join(lines) + "\n"

    def confidence_interval(self, confidence_level=0.95):
        """The range of each difference from the control."""
        from scipy.optimize import brentq

        if not 0 < confidence_level < 1:
            raise ValueError("Confidence level must be between 0 and 1.")
        two_sided = self._alternative == "two-sided"
        gap = lambda limit: _inside([limit] * len(self._loads), self._loads, self._df, two_sided) - confidence_level
        reach = abs(brentq(gap, -20.0 if not two_sided else 0.0, 200.0)) * self._errors
        low, high = self._differences - reach, self._differences + reach
        if self._alternative == "greater":
            high = np.array([np.inf] * len(reach))
        elif self._alternative == "less":
            low = np.array([-np.inf] * len(reach))
        return ConfidenceInterval(low, high)


def dunnett(*samples, control, alternative="two-sided", rng=None, random_state=None):
    """Whether each of several means differs from that of a control; the integrals are exact, `rng` is not needed."""
    if alternative not in ("two-sided", "less", "greater"):
        raise ValueError("alternative must be 'less', 'greater' or 'two-sided'")
    control, samples = np.asarray(control, dtype=float), [np.asarray(sample, dtype=float) for sample in samples]
    for sample in [*samples, control]:
        if sample.ndim > 1:
            raise ValueError("Control and samples groups must be 1D arrays")
        if sample.size < 1:
            raise ValueError("Control and samples groups must have at least 1 observation")
    sizes = np.array([sample.size for sample in samples])
    df = int(sizes.sum()) + control.size - len(samples) - 1
    means = np.array([sample.mean() for sample in samples])
    squares = sum(np.sum((group - group.mean()) ** 2) for group in [*samples, control])
    errors = np.sqrt(squares / df) * np.sqrt(1 / sizes + 1 / control.size)
    statistic = (means - control.mean()) / errors
    loads = 1 / np.sqrt(control.size / sizes + 1)
    limits = np.abs(statistic) if alternative == "two-sided" else statistic if alternative == "greater" else -statistic
    p = np.array([max(0.0, 1 - _inside([limit] * len(samples), loads, df, alternative == "two-sided")) for limit in limits])
    return DunnettResult(statistic, p, alternative, loads, df, errors, means - control.mean())
