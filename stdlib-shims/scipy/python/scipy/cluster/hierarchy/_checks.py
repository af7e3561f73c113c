"""Whether linkage and inconsistency matrices are what they must be."""

import warnings

import numpy as np


class ClusterWarning(UserWarning):
    """Data that may not be meant as it is read."""

    __module__ = "scipy.cluster.hierarchy"


def _reported(words, throw, warning, kind=ValueError, prefix=""):
    if throw:
        raise kind(words)
    if warning:
        warnings.warn(prefix + words, ClusterWarning, stacklevel=4)
    return False


def is_valid_linkage(Z, warning=False, throw=False, name=None):
    """Whether Z is a matrix of merges."""
    Z = np.asarray(Z)
    called = f"{name!r} " if name else ""
    for wrong, kind, words in (
        (lambda: Z.dtype != np.float64, TypeError, f"Linkage matrix {called}must contain doubles."),
        (lambda: Z.ndim != 2, ValueError, f"Linkage matrix {called}must have shape=2 (i.e. be two-dimensional)."),
        (lambda: Z.shape[1] != 4, ValueError, f"Linkage matrix {called}must have 4 columns."),
        (lambda: Z.shape[0] == 0, ValueError, "Linkage must be computed on at least two observations."),
    ):
        if wrong():
            return _reported(words, throw, warning, kind, "scipy.cluster: ")
    n = Z.shape[0]
    if n < 2:
        return True
    pairs = Z[:, :2]
    for wrong, words in (
        (np.any(pairs < 0), "contains negative indices."),
        (np.any(Z[:, 2] < 0), "contains negative distances."),
        (np.any(Z[:, 3] < 0), "contains negative counts."),
        (np.any(Z[:, 3] > n + 1), "contains excessive observations in a cluster"),
        (np.any(pairs.max(axis=1) >= np.arange(n + 1, 2 * n + 1)), "uses non-singleton cluster before it is formed."),
        (len(np.unique(pairs)) < n * 2, "uses the same cluster more than once."),
    ):
        if wrong:
            return _reported(f"Linkage {called}{words}", throw, warning)
    return True


def is_valid_im(R, warning=False, throw=False, name=None):
    """Whether R is a matrix of inconsistencies."""
    R = np.asarray(R)
    called = f"{name!r} " if name else ""
    for wrong, kind, words in (
        (lambda: R.dtype != np.float64, TypeError, "must contain doubles (double)."),
        (lambda: R.ndim != 2, ValueError, "must have shape=2 (i.e. be two-dimensional)."),
        (lambda: R.shape[1] != 4, ValueError, "must have 4 columns."),
        (lambda: R.shape[0] < 1, ValueError, "must have at least one row."),
    ):
        if wrong():
            return _reported(f"Inconsistency matrix {called}{words}", throw, warning, kind, "scipy.cluster: ")
    for column, words in enumerate(("link height means.", "link height standard deviations.", "link counts.")):
        if np.any(R[:, column] < 0):
            return _reported(f"Inconsistency matrix {called} contains negative {words}", throw, warning)
    return True


def checked(Z):
    """Z as a matrix of merges, or the error that says why not."""
    Z = np.asarray(Z, dtype=np.float64, order="C")
    is_valid_linkage(Z, throw=True, name="Z")
    return Z


def num_obs_linkage(Z):
    """How many points a matrix of merges is about."""
    Z = np.asarray(Z)
    is_valid_linkage(Z, throw=True, name="Z")
    return Z.shape[0] + 1
