"""What the layers of a network compute: activations, their slopes, losses."""

import numpy as np


def logistic(values):
    """The logistic curve, without overflow."""
    from scipy.special import expit
    return expit(values)


def softmax(values):
    """Shares of each row."""
    powers = np.exp(values - values.max(axis=1)[:, None])
    return powers / powers.sum(axis=1)[:, None]


ACTIVATIONS = {
    "identity": lambda values: values, "exp": np.exp, "tanh": np.tanh, "logistic": logistic, "softmax": softmax,
    "relu": lambda values: np.maximum(values, 0),
}

# What an activation makes of the slopes behind it, by its own values.
SLOPES = {
    "identity": lambda values, slopes: slopes,
    "tanh": lambda values, slopes: slopes * (1 - values ** 2),
    "logistic": lambda values, slopes: slopes * values * (1 - values),
    "relu": lambda values, slopes: np.where(values == 0, 0.0, slopes),
}


def _times_log(one, other):
    """one * log(other), zero where one is."""
    return np.where(one == 0, 0.0, one * np.log(np.where(one == 0, 1.0, other)))


def _squared(true, guess, weights):
    return 0.5 * np.average((true - guess) ** 2, weights=weights, axis=0).mean()


def _poisson(true, guess, weights):
    return np.average(_times_log(true, true / guess) - true + guess, weights=weights, axis=0).sum()


def _clipped(shares):
    tiny = np.finfo(shares.dtype).eps
    return np.clip(shares, tiny, 1 - tiny)


def _log_loss(true, shares, weights):
    return -np.average(_times_log(true, _clipped(shares)), weights=weights, axis=0).sum()


def _binary_log_loss(true, shares, weights):
    shares = _clipped(shares)
    return -np.average(_times_log(true, shares) + _times_log(1 - true, 1 - shares), weights=weights, axis=0).sum()


LOSSES = {"squared_error": _squared, "poisson": _poisson, "log_loss": _log_loss, "binary_log_loss": _binary_log_loss}
