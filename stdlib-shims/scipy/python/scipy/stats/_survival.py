"""Lifetimes: censored data, the empirical distribution function of Kaplan and Meier, the logrank test."""

import warnings

import numpy as np

from scipy import special as sc
from scipy._refusals import refuse
from scipy.stats._records import Record, record
from scipy.stats._samples import ConfidenceInterval, normal_p

LogRankResult = record("LogRankResult")


def _line(values, name):
    values = np.asarray([] if values is None else values, dtype=float)
    if values.ndim != 1:
        raise ValueError(f"`{name}` must be a one-dimensional sequence.")
    if np.isnan(values).any():
        raise ValueError(f"`{name}` must not contain nan.")
    return values


class CensoredData:
    """Values of which some are only known to lie above or below a limit."""

    def __init__(self, uncensored=None, *, left=None, right=None, interval=None):
        if interval is not None and np.size(interval):
            refuse("scipy.stats.CensoredData(interval=)")
        self._uncensored, self._left, self._right = _line(uncensored, "uncensored"), _line(left, "left"), _line(right, "right")
        self._interval = np.empty((0, 2))

    def __repr__(self):
        parts = [f"{name}={' '.join(repr(getattr(self, '_' + name)).split())}" for name in ("uncensored", "left", "right", "interval")]
        return f"CensoredData({', '.join(parts)})"

    def __str__(self):
        parts = [f"{len(self._uncensored)} not censored"]
        parts += [f"{len(part)} {name}-censored" for name, part in (("left", self._left), ("right", self._right)) if len(part)]
        return f"CensoredData({len(self)} values: {', '.join(parts)})"

    def __len__(self):
        return len(self._uncensored) + len(self._left) + len(self._right)

    def num_censored(self):
        """How many values are censored."""
        return len(self._left) + len(self._right)

    @classmethod
    def _split(cls, x, censored, side):
        x, censored = _line(x, "x"), np.asarray(censored, dtype=bool)
        if censored.ndim != 1:
            raise ValueError("`censored` must be one-dimensional.")
        if len(x) != len(censored):
            raise ValueError("`x` and `censored` must have the same length.")
        return cls(x[~censored], **{side: x[censored]})

    @classmethod
    def right_censored(cls, x, censored):
        """Values of which those marked are only known to be larger."""
        return cls._split(x, censored, "right")

    @classmethod
    def left_censored(cls, x, censored):
        """Values of which those marked are only known to be smaller."""
        return cls._split(x, censored, "left")


def _censored(sample, name):
    if isinstance(sample, CensoredData):
        return sample
    sample = np.asarray(sample)
    if sample.ndim != 1 or sample.size == 0 or sample.dtype.kind not in "iufb":
        raise ValueError(f"`{name}` must be a one-dimensional sequence.")
    return CensoredData(uncensored=sample)


class EmpiricalDistributionFunction(Record):
    """A step function over the values seen."""

    def __init__(self, quantiles, probabilities, at_risk, events, kind):
        super().__init__(quantiles=quantiles, probabilities=probabilities, _n=at_risk, _d=events, _kind=kind)
        self._sf = probabilities if kind == "sf" else 1 - probabilities

    def evaluate(self, x):
        """The share at each x."""
        first = 1.0 if self._kind == "sf" else 0.0
        steps = np.concatenate(([first], self.probabilities))
        return steps[np.searchsorted(self.quantiles, np.asarray(x), side="right")]

    def plot(self, ax=None, **matplotlib_kwargs):
        """Draws the steps."""
        if ax is None:
            import matplotlib.pyplot as plt

            ax = plt.gca()
        margin = np.ptp(self.quantiles) * 0.05
        q = [self.quantiles[0] - margin, *self.quantiles, self.quantiles[-1] + margin]
        return ax.step(q, self.evaluate(q), **{"where": "post", **matplotlib_kwargs})

    def confidence_interval(self, confidence_level=0.95, *, method="linear"):
        """Step functions below and above, after Greenwood."""
        if self._n is None:
            raise NotImplementedError("Confidence interval bounds do not implement a `confidence_interval` method.")
        if method.lower() not in ("linear", "log-log"):
            raise ValueError(f"`method` must be one of {set(('linear', 'log-log'))}.")
        if np.ndim(confidence_level) or not 0 <= confidence_level <= 1:
            raise ValueError("`confidence_level` must be a scalar between 0 and 1.")
        z = sc.ndtri(1 / 2 + confidence_level / 2)
        with np.errstate(all="ignore"):
            shares = np.cumsum(self._d / (self._n * (self._n - self._d)))
            if method.lower() == "linear":
                reach = z * np.sqrt(self._sf**2 * shares)
                low, high = self.probabilities - reach, self.probabilities + reach
            else:
                middle, reach = np.log(-np.log(self._sf)), z * np.sqrt(1 / np.log(self._sf) ** 2 * shares)
                low, high = np.exp(-np.exp(middle + reach)), np.exp(-np.exp(middle - reach))
                if self._kind == "cdf":
                    low, high = 1 - high, 1 - low
        if np.any(np.isnan(low) | np.isnan(high)):
            warnings.warn(
                "The confidence interval is undefined at some observations. This is a feature of the mathematical formula used, not an "
                "error in its implementation.",
                RuntimeWarning,
                stacklevel=2,
            )
        return ConfidenceInterval(*(EmpiricalDistributionFunction(self.quantiles, np.clip(end, 0, 1), None, None,
            self._kind) for end in (low, high)))


class ECDFResult(Record):
    """The distribution function and the survival function."""


def ecdf(sample):
    """The empirical distribution function of values, some of them right-censored."""
    sample = _censored(sample, "sample")
    if len(sample._left):
        raise NotImplementedError("Currently, only uncensored and right-censored data is supported.")
    times = np.concatenate((sample._uncensored, sample._right))
    seen, place = np.unique(times, return_inverse=True)
    events = np.bincount(place[: len(sample._uncensored)], minlength=seen.size)
    counts = np.bincount(place, minlength=seen.size)
    at_risk = times.size - np.concatenate(([0], np.cumsum(counts)[:-1]))
    if len(sample._right):
        sf = np.cumprod((at_risk - events) / at_risk)
        cdf = 1 - sf
    else:
        cdf = np.cumsum(counts) / times.size
        sf = 1 - cdf
    return ECDFResult(cdf=EmpiricalDistributionFunction(seen, cdf, at_risk, events, "cdf"),
        sf=EmpiricalDistributionFunction(seen, sf, at_risk, events, "sf"))


def logrank(x, y, alternative="two-sided"):
    """Whether two groups live equally long."""
    x, y = _censored(x, "x"), _censored(y, "y")
    both = ecdf(CensoredData(np.concatenate((x._uncensored, y._uncensored)), right=np.concatenate((x._right, y._right)))).sf
    died = both._d.astype(bool)
    times, at_risk, deaths = both.quantiles[died], both._n[died], both._d[died]
    alone = ecdf(x).sf
    first = np.append(alone._n, 0)[np.searchsorted(alone.quantiles, times)]
    several = at_risk > 1
    top = (first * (at_risk - first) * deaths * (at_risk - deaths))[several]
    variance = np.sum(top / (at_risk[several] ** 2 * (at_risk[several] - 1)))
    statistic = (x._uncensored.size - np.sum(first * (deaths / at_risk))) / np.sqrt(variance)
    return LogRankResult(statistic=statistic, pvalue=normal_p(statistic, alternative))
