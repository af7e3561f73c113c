"""The distribution of the studentised range, by quadrature over the scale and the range."""

import numpy as np

from scipy import special as sc
from scipy._legendre import gauss_nodes


def _range_cdf(w, k):
    """The chance that the range of k normal values is at most w, for an array of w."""
    nodes, weights = gauss_nodes(96)
    z = 8.5 * nodes
    density = np.exp(-z * z / 2) / np.sqrt(2 * np.pi) * weights * 8.5
    inner = sc.ndtr(z[None, :]) - sc.ndtr(z[None, :] - np.asarray(w)[:, None])
    return k * np.sum(density * np.maximum(inner, 0) ** (k - 1), axis=1)


def lower_tail(q, k, df):
    """The chance of a studentised range up to q."""
    if q <= 0:
        return 0.0
    nodes, weights = gauss_nodes(96)
    if np.isinf(df):
        return float(_range_cdf(np.array([q]), k)[0])
    low, high = np.sqrt(sc.gammaincinv(df / 2, 1e-17) * 2 / df), np.sqrt(sc.gammainccinv(df / 2, 1e-17) * 2 / df)
    s = low + (high - low) * (nodes + 1) / 2
    log_density = np.log(2) + df / 2 * np.log(df / 2) - sc.gammaln(df / 2) + (df - 1) * np.log(s) - df * s * s / 2
    return float(np.sum(weights * (high - low) / 2 * np.exp(log_density) * _range_cdf(q * s, k)))


def upper_tail(q, k, df):
    """The chance of a studentised range above q."""
    return np.float64(min(1.0, max(0.0, 1.0 - lower_tail(q, k, df))))


def quantile(p, k, df):
    """The studentised range with chance p up to it."""
    from scipy.optimize import brentq

    high = 8.0
    while lower_tail(high, k, df) < p:
        high *= 2
    return brentq(lambda q: lower_tail(q, k, df) - p, 0.0, high)


def density(q, k, df):
    """The density of the studentised range at q."""
    if q <= 0:
        return 0.0
    step = min(1e-3 * max(1.0, q), q / 4)
    return (8 * (lower_tail(q + step, k, df) - lower_tail(q - step, k, df)) - (lower_tail(q + 2 * step, k, df) - lower_tail(q - 2 * step,
        k, df))) / (12 * step)
