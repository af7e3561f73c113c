"""Densities: a small hill over each row."""

import numpy as np

from sklearn._data import check_fitted, check_sample_weight
from sklearn.base import BaseEstimator
from sklearn._rules import BOOL, float_in, int_from, one_of


def _log_kernels(apart, width, kernel):
    """The logarithm of each hill, without its norm."""
    share = apart / width
    with np.errstate(divide="ignore", invalid="ignore"):
        if kernel == "gaussian":
            return -0.5 * share ** 2
        if kernel == "exponential":
            return -share
        inside = {"tophat": np.zeros_like(share), "epanechnikov": np.log(np.maximum(1 - share ** 2, 0)),
                  "linear": np.log(np.maximum(1 - share, 0)), "cosine": np.log(np.maximum(np.cos(0.5 * np.pi * share), 0))}[kernel]
        return np.where(share < 1, inside, -np.inf)


def _log_norm(width, n_columns, kernel):
    """The logarithm of the volume under a hill."""
    from math import lgamma, log, pi
    ball = 0.5 * n_columns * log(pi) - lgamma(0.5 * n_columns + 1)
    sphere = log(2 * pi) + (0.5 * (n_columns - 1) * log(pi) - lgamma(0.5 * (n_columns - 1) + 1)) if n_columns > 1 else log(2.0)
    if kernel == "gaussian":
        volume = 0.5 * n_columns * log(2 * pi)
    elif kernel == "tophat":
        volume = ball
    elif kernel == "epanechnikov":
        volume = ball + log(2.0 / (n_columns + 2.0))
    elif kernel == "exponential":
        volume = (log(n_columns) + ball) + lgamma(n_columns)
    elif kernel == "linear":
        volume = ball - log(n_columns + 1.0)
    else:
        total, term = 0.0, 2.0 / pi
        for power in range(1, n_columns + 1, 2):
            total += term
            term *= -(n_columns - power) * (n_columns - power - 1) * (2.0 / pi) ** 2
        # The sum may fall below zero; there is no density then.
        volume = (log(total) if total > 0 else float("nan")) + (log(n_columns) + ball)
    return -volume - n_columns * log(width)


class KernelDensity(BaseEstimator):
    """The density of rows as the mean of a hill over each."""

    _rules = {"bandwidth": (float_in("0.0", "inf", "()"), one_of("scott", "silverman")),
              "algorithm": one_of("auto", "ball_tree", "kd_tree"),
              "kernel": one_of("cosine", "epanechnikov", "exponential", "gaussian", "linear", "tophat"),
              "metric": one_of("braycurtis", "canberra", "chebyshev", "cityblock", "dice", "euclidean", "hamming", "haversine", "infinity", "jaccard", "l1", "l2", "mahalanobis", "manhattan", "minkowski", "p", "pyfunc", "rogerstanimoto", "russellrao", "seuclidean", "sokalmichener", "sokalsneath"),
              "atol": float_in("0.0"), "rtol": float_in("0.0"), "breadth_first": BOOL, "leaf_size": int_from(1),
              "metric_params": ("None", "an instance of 'dict'")}

    def __init__(self, *, bandwidth=1.0, algorithm="auto", kernel="gaussian", metric="euclidean", atol=0, rtol=0,
                 breadth_first=True, leaf_size=40, metric_params=None):
        self.bandwidth = bandwidth
        self.algorithm = algorithm
        self.kernel = kernel
        self.metric = metric
        self.atol = atol
        self.rtol = rtol
        self.breadth_first = breadth_first
        self.leaf_size = leaf_size
        self.metric_params = metric_params

    def fit(self, X, y=None, sample_weight=None):
        """Keep the rows and choose the width."""
        X = self._validate(X).astype(np.float64)
        if self.bandwidth == "scott":
            self.bandwidth_ = X.shape[0] ** (-1 / (X.shape[1] + 4))
        elif self.bandwidth == "silverman":
            self.bandwidth_ = (X.shape[0] * (X.shape[1] + 2) / 4) ** (-1 / (X.shape[1] + 4))
        else:
            self.bandwidth_ = self.bandwidth
        self._rows = X
        self._weights = check_sample_weight(sample_weight, X.shape[0])
        if self.metric_params:
            raise NotImplementedError("KernelDensity(metric_params=...) is not available: scale the columns instead")
        return self

    def score_samples(self, X):
        """The logarithm of the density at each row."""
        check_fitted(self)
        X = self._validate(X, reset=False).astype(np.float64)
        norm = _log_norm(self.bandwidth_, X.shape[1], self.kernel) - np.log(self._weights.sum())
        step = max(1, (1 << 22) // max(len(self._rows), 1))
        made = []
        for start in range(0, X.shape[0], step):
            logs = _log_kernels(self._apart(X[start:start + step]), self.bandwidth_, self.kernel)
            logs = logs + np.log(self._weights)
            top = logs.max(axis=1, keepdims=True)
            top = np.where(np.isfinite(top), top, 0.0)
            with np.errstate(divide="ignore"):
                made.append(np.log(np.exp(logs - top).sum(axis=1)) + top.ravel())
        return np.concatenate(made) + norm

    def _apart(self, X):
        """Distances from the rows of the fit, each from its own differences."""
        from sklearn.neighbors._trees import measure_of
        measure = measure_of(self.metric, {})
        if measure is not None and measure[0] == "norm":
            from scipy.spatial.distance import cdist
            p = measure[1]
            return cdist(X, self._rows, {1.0: "cityblock", 2.0: "euclidean"}.get(p, "chebyshev"))
        from sklearn.metrics.pairwise import pairwise_distances
        return pairwise_distances(X, self._rows, metric=self.metric)

    def score(self, X, y=None):
        """The logarithm of the density of all rows together."""
        return np.sum(self.score_samples(X))

    def sample(self, n_samples=1, random_state=None):
        """Rows drawn from the density, for gaussian and tophat hills."""
        from sklearn.utils._random import check_random_state
        check_fitted(self)
        if self.kernel not in ("gaussian", "tophat"):
            raise NotImplementedError()
        rng = check_random_state(random_state)
        drawn = rng.uniform(0, 1, size=n_samples)
        if (self._weights == 1).all():
            places = (drawn * self._rows.shape[0]).astype(np.int64)
        else:
            total = np.cumsum(self._weights)
            places = np.searchsorted(total, drawn * total[-1])
        if self.kernel == "gaussian":
            return np.atleast_2d(rng.normal(self._rows[places], self.bandwidth_))
        from scipy.special import gammainc
        n_columns = self._rows.shape[1]
        towards = rng.normal(size=(n_samples, n_columns))
        squares = (towards ** 2).sum(axis=1)
        scale = gammainc(0.5 * n_columns, 0.5 * squares) ** (1.0 / n_columns) * self.bandwidth_ / np.sqrt(squares)
        return self._rows[places] + towards * scale[:, None]
