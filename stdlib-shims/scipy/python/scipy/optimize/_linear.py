"""Pairing rows with columns at the least cost."""

import numpy as np

import _scipy_programs as native


def linear_sum_assignment(cost_matrix, maximize=False):
    """Which column each row takes so that the sum is least, by shortest augmenting paths."""
    cost = np.asarray(cost_matrix)
    if cost.dtype.kind not in "biufO":
        cost = cost.astype(float) if cost.dtype.kind in "US" else cost
    if cost.ndim != 2:
        raise ValueError(f"expected a matrix (2-D array), got a {cost.ndim} array")
    if cost.dtype.kind not in "biufO":
        raise TypeError(f"expected a matrix containing numerical entries, got {cost.dtype}")
    cost = cost.astype(float)
    cost = -cost if maximize else cost
    if np.any(np.isnan(cost)) or np.any(np.isneginf(cost)):
        raise ValueError("matrix contains invalid numeric entries")
    turned = cost.shape[0] > cost.shape[1]
    found = native.assign(np.ascontiguousarray(cost.T if turned else cost))
    if found is None:
        raise ValueError("cost matrix is infeasible")
    if turned:
        order = np.argsort(found)
        return found[order], order
    return np.arange(len(found)), found
