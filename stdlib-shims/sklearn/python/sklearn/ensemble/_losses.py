"""Losses of boosting: values, gradients and starts. `raw` is what the trees add up to."""

import numpy as np

from sklearn.utils._percentile import weighted_percentile


def log1pexp(raw):
    """log(1 + exp(raw)) without overflow."""
    with np.errstate(over="ignore"):
        power = np.exp(raw)
        return np.where(raw <= -37, power, np.where(raw <= -2, np.log1p(power), np.where(
            raw <= 18, np.log(1.0 + power), np.where(raw <= 33.3, raw + np.exp(-raw), raw))))


def expit(raw):
    """The logistic function."""
    from scipy.special import expit as logistic
    return logistic(raw)


def softmax(raw):
    """Shares from raw scores, row by row."""
    shares = np.exp(raw - raw.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)


class HalfSquaredError:
    """Half the squared error."""

    factor = 2.0
    n_scores = 1

    def values(self, y, raw):
        return 0.5 * (raw - y) ** 2

    def gradient(self, y, raw):
        return raw - y

    def link(self, prediction):
        return prediction

    def mean(self, y, raw, weights):
        """The mean loss, as it is reported."""
        return self.factor * np.average(self.values(y, raw), weights=weights)


class AbsoluteError(HalfSquaredError):
    """The absolute error."""

    factor = 1.0

    def values(self, y, raw):
        return np.abs(y - raw)

    def gradient(self, y, raw):
        return np.where(raw > y, 1.0, -1.0)

    def best_constant(self, y, weights):
        """The number that fits y best."""
        return weighted_percentile(y, weights, 50)


class Pinball(HalfSquaredError):
    """The loss of a quantile."""

    factor = 1.0

    def __init__(self, quantile):
        self.quantile = quantile

    def values(self, y, raw):
        return np.where(y >= raw, self.quantile * (y - raw), (1.0 - self.quantile) * (raw - y))

    def gradient(self, y, raw):
        return np.where(y >= raw, -self.quantile, 1.0 - self.quantile)

    def best_constant(self, y, weights):
        """The quantile of y."""
        return weighted_percentile(y, weights, 100 * self.quantile)


class Huber(HalfSquaredError):
    """Squared errors near, absolute ones beyond `delta`, which is a quantile of the errors."""

    factor = 1.0

    def __init__(self, quantile):
        self.quantile = quantile
        self.delta = 1.0

    def set_delta(self, y, raw, weights):
        """Take delta from the errors at hand."""
        self.delta = float(weighted_percentile(np.abs(y - raw), weights, 100 * self.quantile))

    def values(self, y, raw):
        error = np.abs(y - raw)
        return np.where(error <= self.delta, 0.5 * error**2, self.delta * (error - 0.5 * self.delta))

    def gradient(self, y, raw):
        error = raw - y
        return np.where(np.abs(error) <= self.delta, error, np.where(error >= 0, self.delta, -self.delta))

    def best_constant(self, y, weights):
        """The median, moved by the mean of the errors cut at delta."""
        median = weighted_percentile(y, weights, 50)
        error = y - median
        return median + np.average(np.sign(error) * np.minimum(self.delta, np.abs(error)), weights=weights)


class HalfBinomial(HalfSquaredError):
    """The logistic loss of two classes."""

    factor = 2.0

    def values(self, y, raw):
        return log1pexp(raw) - y * raw

    def gradient(self, y, raw):
        far = raw <= -37
        with np.errstate(over="ignore", invalid="ignore"):
            share = np.exp(-raw)
            made = ((1 - y) - y * share) / (1 + share)
        if far.any():
            made[far] = np.exp(raw[far]) - y[far]
        return made

    def link(self, prediction):
        from scipy.special import logit
        return logit(prediction)

    def probabilities(self, raw):
        """Of both classes."""
        positive = expit(raw)
        return np.column_stack([1 - positive, positive])


class Exponential(HalfBinomial):
    """AdaBoost's loss of two classes."""

    factor = 1.0

    def values(self, y, raw):
        return y / np.exp(raw) + (1 - y) * np.exp(raw)

    def gradient(self, y, raw):
        return -y / np.exp(raw) + (1 - y) * np.exp(raw)

    def link(self, prediction):
        return 0.5 * super().link(prediction)

    def probabilities(self, raw):
        """Of both classes."""
        return super().probabilities(2 * raw)


class HalfMultinomial(HalfSquaredError):
    """The logistic loss of several classes; `raw` has a column for each."""

    factor = 1.0

    def __init__(self, n_classes):
        self.n_scores = n_classes

    def values(self, y, raw):
        largest = raw.max(axis=1)
        total = np.log(np.exp(raw - largest[:, None]).sum(axis=1)) + largest
        return total - raw[np.arange(len(y)), y.astype(int)]

    def gradient(self, y, raw):
        return softmax(raw) - (y[:, None] == np.arange(self.n_scores))

    def link(self, prediction):
        logs = np.log(prediction)
        return np.log(prediction / np.exp(logs.mean(axis=1))[:, None])

    def probabilities(self, raw):
        """Of all classes."""
        return softmax(raw)
