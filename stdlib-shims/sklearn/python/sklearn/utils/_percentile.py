"""Percentiles of weighted numbers."""

import numpy as np


def weighted_percentile(values, weights, percentile):
    """The smallest number whose weight and that of all below it reach the share wanted."""
    values, weights = np.asarray(values), np.asarray(weights, dtype=np.float64)
    order = np.argsort(values, kind="stable")
    reached = np.cumsum(weights[order])
    wanted = percentile / 100 * reached[-1]
    if wanted == 0:
        wanted = np.nextafter(wanted, wanted + 1)
    return values[order[min(np.searchsorted(reached, wanted), len(order) - 1)]]
