"""Confidence intervals from samples drawn with replacement."""

import numpy as np

from scipy import special as sc
from scipy.stats._random import check_generator, integers
from scipy.stats._redrawn import at_end, check_batch, over_last, whole_number
from scipy.stats._samples import ConfidenceInterval


class BootstrapResult:
    """The confidence interval, the drawn statistics and their standard error."""

    def __init__(self, confidence_interval, bootstrap_distribution, standard_error):
        self.confidence_interval = confidence_interval
        self.bootstrap_distribution = bootstrap_distribution
        self.standard_error = standard_error

    def __repr__(self):
        return (
            f"BootstrapResult(confidence_interval={self.confidence_interval!r}, bootstrap_distribution={self.bootstrap_distribution!r}, "
            f"standard_error={self.standard_error!r})"
        )


def _paired(samples, over):
    """One sample of places that stands for all of them, and its statistic."""
    if len({sample.shape[-1] for sample in samples}) > 1:
        raise ValueError("When `paired is True`, all samples must have the same length along `axis`")
    return [np.arange(samples[0].shape[-1])], lambda places: over(*(sample[..., places] for sample in samples))


def bootstrap(data, statistic, *, n_resamples=9999, batch=None, vectorized=None, paired=False, axis=0, confidence_level=0.95,
    alternative="two-sided", method="BCa", bootstrap_result=None, rng=None, random_state=None):
    """A confidence interval of a statistic."""
    over = over_last(statistic, vectorized)
    try:
        samples = at_end(data, axis)
    except TypeError as error:
        raise ValueError("`data` must be a sequence of samples.") from error
    if not samples:
        raise ValueError("`data` must contain at least one sample.")
    if any(sample.shape[-1] <= 1 for sample in samples):
        raise ValueError("each sample in `data` must contain two or more observations along `axis`.")
    if paired not in (True, False):
        raise ValueError("`paired` must be `True` or `False`.")
    if paired:
        samples, over = _paired(samples, over)
    level = float(confidence_level)
    if alternative not in ("two-sided", "less", "greater"):
        raise ValueError("`alternative` must be one of {'less', 'two-sided', 'greater'}")
    n_resamples = whole_number(n_resamples, "`n_resamples` must be a non-negative integer.", 0)
    batch = check_batch(batch)
    method = str(method).lower()
    if method not in ("percentile", "basic", "bca"):
        raise ValueError("`method` must be in {'percentile', 'basic', 'bca'}")
    if bootstrap_result is not None and not hasattr(bootstrap_result, "bootstrap_distribution"):
        raise ValueError("`bootstrap_result` must have attribute `bootstrap_distribution'")
    if bootstrap_result is None and n_resamples == 0:
        raise ValueError("Either `bootstrap_result.bootstrap_distribution.size` or `n_resamples` must be positive.")
    stream = check_generator(rng, random_state)
    drawn = [] if bootstrap_result is None else [np.asarray(bootstrap_result.bootstrap_distribution)]
    step = batch or n_resamples
    for start in range(0, n_resamples, max(1, step)):
        size = min(step, n_resamples - start)
        drawn.append(over(*(sample[..., integers(stream, 0, sample.shape[-1], (size, sample.shape[-1]))] for sample in samples)))
    distribution = np.concatenate(drawn, axis=-1)
    alpha = (1 - level) / 2 if alternative == "two-sided" else 1 - level
    estimate = over(*samples)
    shares = _corrected(samples, over, distribution, estimate, alpha) if method == "bca" else (alpha, 1 - alpha)
    low, high = (_percentile(distribution, share) for share in shares)
    if method == "basic":
        low, high = 2 * estimate - high, 2 * estimate - low
    if alternative == "less":
        low = np.full_like(low, -np.inf)[()]
    elif alternative == "greater":
        high = np.full_like(high, np.inf)[()]
    return BootstrapResult(ConfidenceInterval(low, high), distribution, np.std(distribution, ddof=1, axis=-1))


def _percentile(distribution, share):
    """The percentile of each line of the distribution at its own share."""
    shape = distribution.shape[:-1]
    shares = np.broadcast_to(share, shape).ravel()
    lines = distribution.reshape(-1, distribution.shape[-1])
    found = [np.nan if np.isnan(one) else np.percentile(line, one * 100) for line, one in zip(lines, shares)]
    return np.array(found, dtype=float).reshape(shape)[()]


def _corrected(samples, over, distribution, estimate, alpha):
    """The shares of the ends, corrected for bias and skewness."""
    centre = np.asarray(estimate)[..., None]
    bias = sc.ndtri((np.sum(distribution < centre, axis=-1) + np.sum(distribution <= centre, axis=-1)) / (2 * distribution.shape[-1]))
    top = bottom = 0.0
    for place, sample in enumerate(samples):
        n = sample.shape[-1]
        left_out = np.array([np.delete(np.arange(n), row) for row in range(n)])
        others = [other[..., None, :] for other in samples]
        others[place] = sample[..., left_out]
        values = over(*(np.broadcast_to(other, other.shape[:-2] + (n, other.shape[-1])) for other in others))
        gaps = (n - 1) * (np.mean(values, axis=-1, keepdims=True) - values)
        top, bottom = top + np.sum(gaps**3, axis=-1) / n**3, bottom + np.sum(gaps**2, axis=-1) / n**2
    with np.errstate(all="ignore"):
        skewness = 1 / 6 * top / bottom**1.5
        ends = [bias + (bias + z) / (1 - skewness * (bias + z)) for z in (sc.ndtri(alpha), sc.ndtri(1 - alpha))]
    return sc.ndtr(ends[0]), sc.ndtr(ends[1])
