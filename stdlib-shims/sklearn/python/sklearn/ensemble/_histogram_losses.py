"""Losses of histogram boosting: gradients and hessians of raw scores, and what scores become."""

import numpy as np

import _sklearn_boosting as native
from sklearn.ensemble._losses import expit, softmax
from sklearn.utils._percentile import weighted_percentile

EPSILON = np.finfo(np.float64).eps


class HalfSquaredError:
    """Half the squared error."""

    is_smooth = True
    is_of_classes = False

    def has_constant_hessian(self, weights):
        """Whether every row has a hessian of one."""
        return weights is None

    def start(self, y, weights):
        """The scores that fit best without any tree."""
        return np.average(y, weights=weights)

    def gradients(self, y, raw):
        """Gradients and hessians; a hessian of None is one everywhere."""
        return raw - y, None

    def steps(self, y, raw, weights):
        """What trees are grown on: gradients and hessians times the weights of rows, a column for each score."""
        gradients, hessians = self.gradients(y, raw)
        gradients = gradients.reshape(len(y), -1)
        if weights is not None:
            gradients = gradients * weights[:, None]
            hessians = weights.reshape(-1, 1) if hessians is None else hessians.reshape(len(y), -1) * weights[:, None]
        elif hessians is not None:
            hessians = hessians.reshape(len(y), -1)
        return gradients.astype(np.float32), None if hessians is None else hessians.astype(np.float32)

    def values(self, y, raw):
        """The loss of each row."""
        return 0.5 * (raw - y) ** 2

    def inverse(self, raw):
        """What scores become."""
        return raw


class AbsoluteError(HalfSquaredError):
    """The absolute error."""

    is_smooth = False

    def start(self, y, weights):
        return np.median(y) if weights is None else weighted_percentile(y, weights, 50)

    def gradients(self, y, raw):
        return np.where(raw > y, 1.0, -1.0), None

    def values(self, y, raw):
        return np.abs(raw - y)


class Pinball(HalfSquaredError):
    """The loss of a quantile."""

    is_smooth = False

    def __init__(self, quantile):
        self.quantile = quantile

    def start(self, y, weights):
        return np.percentile(y, 100 * self.quantile) if weights is None else weighted_percentile(y, weights, 100 * self.quantile)

    def gradients(self, y, raw):
        return np.where(y >= raw, -self.quantile, 1.0 - self.quantile), None

    def values(self, y, raw):
        return np.where(y >= raw, self.quantile * (y - raw), (1.0 - self.quantile) * (raw - y))


class HalfPoisson(HalfSquaredError):
    """Half of Poisson's deviance; scores are logarithms."""

    def has_constant_hessian(self, weights):
        return False

    def start(self, y, weights):
        return np.log(np.maximum(np.average(y, weights=weights), 10 * EPSILON))

    def gradients(self, y, raw):
        predicted = np.exp(raw)
        return predicted - y, predicted

    def values(self, y, raw):
        return np.exp(raw) - y * raw

    def inverse(self, raw):
        return np.exp(raw)


class HalfGamma(HalfPoisson):
    """Half of the gamma deviance; scores are logarithms."""

    def gradients(self, y, raw):
        share = np.exp(-raw)
        return 1.0 - y * share, share * y

    def values(self, y, raw):
        return raw + y * np.exp(-raw)


class HalfBinomial(HalfSquaredError):
    """The logistic loss of two classes."""

    is_of_classes = True

    def has_constant_hessian(self, weights):
        return False

    def start(self, y, weights):
        from scipy.special import logit
        return logit(np.clip(np.average(y, weights=weights), 10 * EPSILON, 1 - 10 * EPSILON))

    def steps(self, y, raw, weights):
        gradients, hessians = native.logistic(y, raw, weights)
        return gradients.reshape(-1, 1), hessians.reshape(-1, 1)

    def values(self, y, raw):
        return native.logistic_loss(y, raw)

    def probabilities(self, raw):
        """Of both classes."""
        positive = expit(raw.ravel())
        return np.column_stack([1 - positive, positive])


class HalfMultinomial(HalfSquaredError):
    """The logistic loss of several classes; scores have a column for each."""

    is_of_classes = True

    def __init__(self, n_classes):
        self.n_classes = n_classes

    def has_constant_hessian(self, weights):
        return False

    def start(self, y, weights):
        shares = np.array([np.average(y == label, weights=weights) for label in range(self.n_classes)])
        shares = np.clip(shares, EPSILON, 1 - EPSILON)
        return np.log(shares / np.exp(np.mean(np.log(shares))))

    def gradients(self, y, raw):
        shares = softmax(raw)
        return shares - (y[:, None] == np.arange(self.n_classes)), shares * (1.0 - shares)

    def values(self, y, raw):
        largest = raw.max(axis=1)
        total = np.log(np.exp(raw - largest[:, None]).sum(axis=1)) + largest
        return total - raw[np.arange(len(y)), y.astype(np.int64)]

    def probabilities(self, raw):
        """Of all classes."""
        return softmax(raw)


def mean(loss, y, raw, weights):
    """The mean loss; scores come as a matrix."""
    return np.average(loss.values(y, raw if raw.shape[1] > 1 else raw[:, 0]), weights=weights)
