"""Outliers by how much thinner they lie than their neighbours."""

import warnings

import numpy as np

from sklearn._data import check_fitted
from sklearn.base import OutlierMixin
from sklearn.neighbors._words import METRIC
from sklearn.neighbors._search import KNeighborsMixin, NeighborsBase
from sklearn._rules import BOOL, float_in, int_from, one_of


class LocalOutlierFactor(KNeighborsMixin, OutlierMixin, NeighborsBase):
    """How much thinner a row lies than its neighbours."""

    _rules = {"n_neighbors": (int_from(1), "None"), "algorithm": one_of("auto", "ball_tree", "brute", "kd_tree"),
              "leaf_size": int_from(1),
              "metric": METRIC,
              "p": (float_in("0.0", "inf", "(]"), "None"), "metric_params": ("an instance of 'dict'", "None"),
              "contamination": (one_of("auto"), float_in("0.0", "0.5", "(]")), "novelty": BOOL}

    def __init__(self, n_neighbors=20, *, algorithm="auto", leaf_size=30, metric="minkowski", p=2, metric_params=None,
                 contamination="auto", novelty=False, n_jobs=None):
        self.n_neighbors = n_neighbors
        self.algorithm = algorithm
        self.leaf_size = leaf_size
        self.metric = metric
        self.p = p
        self.metric_params = metric_params
        self.contamination = contamination
        self.novelty = novelty
        self.n_jobs = n_jobs

    def fit(self, X, y=None):
        """Keep the rows and find their factors."""
        self._fit_rows(*self._given_rows(X))
        n_rows = self.n_samples_fit_
        if self.n_neighbors > n_rows:
            warnings.warn(
                f"n_neighbors ({self.n_neighbors}) is greater than the total number of samples ({n_rows}). n_neighbors will be set to "
                "(n_samples - 1) for estimation.", stacklevel=2,
            )
        self.n_neighbors_ = max(1, min(self.n_neighbors, n_rows - 1))
        self._distances_fit, places = self.kneighbors(n_neighbors=self.n_neighbors_)
        self._density = self._reach_density(self._distances_fit, places)
        self.negative_outlier_factor_ = -(self._density[places] / self._density[:, None]).mean(axis=1)
        if self.contamination == "auto":
            self.offset_ = -1.5
        else:
            self.offset_ = np.percentile(self.negative_outlier_factor_, 100.0 * self.contamination)
        if self.negative_outlier_factor_.min() < -1e7 and not self.novelty:
            warnings.warn(
                "Duplicate values are leading to incorrect results. Increase the number of neighbors for more accurate results.",
                stacklevel=2,
            )
        return self

    def _reach_density(self, distances, places):
        reach = np.maximum(distances, self._distances_fit[places, self.n_neighbors_ - 1])
        return 1.0 / (reach.mean(axis=1) + 1e-10)

    def _require(self, novelty, name):
        if self.novelty != novelty:
            hint = (
                f"{name} is not available when novelty=False, use fit_predict if you want to predict on training data. Use novelty=True "
                "if you want to use LOF for novelty detection and predict on new unseen data." if name == "predict" else
                f"{name} is not available when novelty=False. {_HINTS[name]}" if novelty else
                "fit_predict is not available when novelty=True. Use novelty=False if you want to predict on the training set."
            )
            raise AttributeError(hint)

    @property
    def fit_predict(self):
        """Fit, and judge the rows of the fit: -1 for outliers, else 1."""
        self._require(False, "fit_predict")
        return self._fit_predict

    def _fit_predict(self, X, y=None):
        self.fit(X)
        return np.where(self.negative_outlier_factor_ < self.offset_, -1, 1)

    @property
    def predict(self):
        """-1 for outliers among new rows, else 1."""
        self._require(True, "predict")
        return lambda X: np.where(self._decision(X) < 0, -1, 1)

    @property
    def decision_function(self):
        """The factor of new rows, moved so that outliers are below zero."""
        self._require(True, "decision_function")
        return self._decision

    @property
    def score_samples(self):
        """The opposite of the factor of new rows."""
        self._require(True, "score_samples")
        return self._scores

    def _decision(self, X):
        return self._scores(X) - self.offset_

    def _scores(self, X):
        check_fitted(self)
        distances, places = self.kneighbors(X, n_neighbors=self.n_neighbors_)
        density = self._reach_density(distances, places)
        return -(self._density[places] / density[:, None]).mean(axis=1)


_HINTS = {
    "decision_function": "Use novelty=True if you want to use LOF for novelty detection and compute decision_function for new unseen "
                         "data. Note that the opposite LOF of the training samples is always available by considering the "
                         "negative_outlier_factor_ attribute.",
    "score_samples": "The scores of the training samples are always available through the negative_outlier_factor_ attribute. Use "
                     "novelty=True if you want to use LOF for novelty detection and compute score_samples for new unseen data.",
}
