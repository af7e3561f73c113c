"""Numbers by the means of neighbours."""

import warnings

import numpy as np

from sklearn.base import RegressorMixin
from sklearn.cluster._words import dense
from sklearn.neighbors._words import METRIC
from sklearn.neighbors._search import KNeighborsMixin, NeighborsBase, RadiusNeighborsMixin
from sklearn.neighbors._weights import weights_of
from sklearn._rules import float_in, int_from, one_of


class _Averages(RegressorMixin, NeighborsBase):
    """Keeps rows with their numbers."""

    def fit(self, X, y):
        """Keep the rows and their numbers."""
        is_sparse = hasattr(X, "toarray")
        X, y = self._validate(X, y, needs_y=True, accept_sparse=True, multi_output=True, y_numeric=True)
        X = dense(X)
        self._y = y
        return self._fit_rows(X, is_sparse)


class KNeighborsRegressor(KNeighborsMixin, _Averages):
    """The mean of the nearest rows."""

    _rules = {"n_neighbors": (int_from(1), "None"), "weights": (one_of("distance", "uniform"), "a callable", "None"),
              "algorithm": one_of("auto", "ball_tree", "brute", "kd_tree"), "leaf_size": int_from(1),
              "p": (float_in("0.0", "inf", "(]"), "None"),
              "metric": METRIC,
              "metric_params": ("an instance of 'dict'", "None")}

    def __init__(self, n_neighbors=5, *, weights="uniform", algorithm="auto", leaf_size=30, p=2, metric="minkowski",
                 metric_params=None, n_jobs=None):
        self.n_neighbors = n_neighbors
        self.weights = weights
        self.algorithm = algorithm
        self.leaf_size = leaf_size
        self.p = p
        self.metric = metric
        self.metric_params = metric_params
        self.n_jobs = n_jobs

    def predict(self, X):
        """The mean of the nearest rows."""
        distances, places = self.kneighbors(X)
        weights = weights_of(distances, self.weights)
        near = (self._y if self._y.ndim == 2 else self._y[:, None])[places]
        if weights is None:
            made = near.mean(axis=1)
        else:
            made = (near * weights[:, :, None]).sum(axis=1) / weights.sum(axis=1)[:, None]
        return made.ravel() if self._y.ndim == 1 else made


class RadiusNeighborsRegressor(RadiusNeighborsMixin, _Averages):
    """The mean of the rows within a radius."""

    _rules = {"radius": (float_in("0.0", "inf", "[]"), "None"), "weights": (one_of("distance", "uniform"), "a callable", "None"),
              "algorithm": one_of("auto", "ball_tree", "brute", "kd_tree"), "leaf_size": int_from(1),
              "p": (float_in("0.0", "inf", "(]"), "None"),
              "metric": METRIC,
              "metric_params": ("an instance of 'dict'", "None")}

    def __init__(self, radius=1.0, *, weights="uniform", algorithm="auto", leaf_size=30, p=2, metric="minkowski",
                 metric_params=None, n_jobs=None):
        self.radius = radius
        self.weights = weights
        self.algorithm = algorithm
        self.leaf_size = leaf_size
        self.p = p
        self.metric = metric
        self.metric_params = metric_params
        self.n_jobs = n_jobs

    def predict(self, X):
        """The mean of the rows within the radius; NaN where there are none."""
        distances, places = self.radius_neighbors(X)
        weights = weights_of(distances, self.weights)
        columns = self._y if self._y.ndim == 2 else self._y[:, None]
        made = np.full((len(places), columns.shape[1]), np.nan)
        for row, found in enumerate(places):
            if len(found):
                own = None if weights is None else np.asarray(weights[row], dtype=np.float64)
                made[row] = np.average(columns[found], axis=0, weights=own)
        if np.isnan(made).any():
            warnings.warn("One or more samples have no neighbors within specified radius; predicting NaN.", stacklevel=2)
        return made.ravel() if self._y.ndim == 1 else made
