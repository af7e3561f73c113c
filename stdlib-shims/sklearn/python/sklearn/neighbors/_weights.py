"""Weights of neighbours by their distance."""

import numpy as np


def weights_of(distances, weights):
    """None for equal weights; one over the distance; or what a function says."""
    if weights in (None, "uniform"):
        return None
    if callable(weights):
        return weights(distances)
    if distances.dtype == object:
        return np.array([_inverse(np.asarray(apart)[None, :])[0] if len(apart) else apart for apart in distances], dtype=object)
    return _inverse(distances)


def _inverse(distances):
    with np.errstate(divide="ignore"):
        inverse = 1.0 / distances
    same = np.isinf(inverse)
    rows = same.any(axis=1)
    inverse[rows] = same[rows]
    return inverse
