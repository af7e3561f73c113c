"""Boosting over bins, for numbers and for classes."""

import numpy as np

from sklearn._rules import float_in, one_of
from sklearn.base import ClassifierMixin, RegressorMixin
from sklearn.ensemble import _histogram_losses as losses
from sklearn.ensemble._hist_core import RULES, BaseHistGradientBoosting


class HistGradientBoostingRegressor(RegressorMixin, BaseHistGradientBoosting):
    """Boosting over bins for numbers."""

    _rules = {
        **RULES,
        "loss": one_of("absolute_error", "gamma", "poisson", "quantile", "squared_error"),
        "quantile": (float_in("0.0", "1.0", "[]"), "None"),
    }

    def __init__(self, loss="squared_error", *, quantile=None, learning_rate=0.1, max_iter=100, max_leaf_nodes=31, max_depth=None,
                 min_samples_leaf=20, l2_regularization=0.0, max_features=1.0, max_bins=255, categorical_features="from_dtype",
                 monotonic_cst=None, interaction_cst=None, warm_start=False, early_stopping="auto", scoring="loss",
                 validation_fraction=0.1, n_iter_no_change=10, tol=1e-07, verbose=0, random_state=None):
        self.loss = loss
        self.quantile = quantile
        self.learning_rate = learning_rate
        self.max_iter = max_iter
        self.max_leaf_nodes = max_leaf_nodes
        self.max_depth = max_depth
        self.min_samples_leaf = min_samples_leaf
        self.l2_regularization = l2_regularization
        self.max_features = max_features
        self.max_bins = max_bins
        self.categorical_features = categorical_features
        self.monotonic_cst = monotonic_cst
        self.interaction_cst = interaction_cst
        self.warm_start = warm_start
        self.early_stopping = early_stopping
        self.scoring = scoring
        self.validation_fraction = validation_fraction
        self.n_iter_no_change = n_iter_no_change
        self.tol = tol
        self.verbose = verbose
        self.random_state = random_state

    def _encode_y(self, y):
        self.n_trees_per_iteration_ = 1
        y = y.astype(np.float64)
        if self.loss == "gamma" and not np.all(y > 0):
            raise ValueError("loss='gamma' requires strictly positive y.")
        if self.loss == "poisson" and not (np.all(y >= 0) and np.sum(y) > 0):
            raise ValueError("loss='poisson' requires non-negative y and sum(y) > 0.")
        return y

    _encode_y_val = _encode_y

    def _make_loss(self):
        if self.loss == "quantile":
            return losses.Pinball(self.quantile)
        return {"squared_error": losses.HalfSquaredError, "absolute_error": losses.AbsoluteError, "poisson": losses.HalfPoisson,
                "gamma": losses.HalfGamma}[self.loss]()

    def predict(self, X):
        """The number of each row."""
        raw = self._raw_predict(X)
        return self._loss.inverse(raw.ravel())

    def staged_predict(self, X):
        """Predictions after each round."""
        for raw in self._staged_raw_predict(X):
            yield self._loss.inverse(raw.ravel())


class HistGradientBoostingClassifier(ClassifierMixin, BaseHistGradientBoosting):
    """Boosting over bins for classes."""

    _rules = {**RULES, "loss": one_of("log_loss"), "class_weight": ("an instance of 'dict'", one_of("balanced"), "None")}

    def __init__(self, loss="log_loss", *, learning_rate=0.1, max_iter=100, max_leaf_nodes=31, max_depth=None, min_samples_leaf=20,
                 l2_regularization=0.0, max_features=1.0, max_bins=255, categorical_features="from_dtype", monotonic_cst=None,
                 interaction_cst=None, warm_start=False, early_stopping="auto", scoring="loss", validation_fraction=0.1,
                 n_iter_no_change=10, tol=1e-07, verbose=0, random_state=None, class_weight=None):
        self.loss = loss
        self.learning_rate = learning_rate
        self.max_iter = max_iter
        self.max_leaf_nodes = max_leaf_nodes
        self.max_depth = max_depth
        self.min_samples_leaf = min_samples_leaf
        self.l2_regularization = l2_regularization
        self.max_features = max_features
        self.max_bins = max_bins
        self.categorical_features = categorical_features
        self.monotonic_cst = monotonic_cst
        self.interaction_cst = interaction_cst
        self.warm_start = warm_start
        self.early_stopping = early_stopping
        self.scoring = scoring
        self.validation_fraction = validation_fraction
        self.n_iter_no_change = n_iter_no_change
        self.tol = tol
        self.verbose = verbose
        self.random_state = random_state
        self.class_weight = class_weight

    def _encode_y(self, y):
        from sklearn.utils.multiclass import check_classification_targets
        check_classification_targets(y)
        self.classes_, codes = np.unique(y, return_inverse=True)
        self.n_trees_per_iteration_ = 1 if len(self.classes_) <= 2 else len(self.classes_)
        return codes.astype(np.float64)

    def _encode_y_val(self, y):
        unknown = sorted(set(np.asarray(y).tolist()) - set(self.classes_.tolist()))
        if unknown:
            raise ValueError(f"y contains previously unseen labels: {unknown}")
        return np.searchsorted(self.classes_, y).astype(np.float64)

    def _weights_of_classes(self, weights, y):
        if self.class_weight is None:
            return weights
        from sklearn.utils.class_weight import compute_sample_weight
        own = compute_sample_weight(self.class_weight, y)
        return own if weights is None else weights * own

    def _make_loss(self):
        return losses.HalfBinomial() if self.n_trees_per_iteration_ == 1 else losses.HalfMultinomial(self.n_trees_per_iteration_)

    def _labels(self, raw):
        codes = (raw.ravel() > 0).astype(np.int64) if raw.shape[1] == 1 else np.argmax(raw, axis=1)
        return self.classes_[codes]

    def predict(self, X):
        """The class of each row."""
        return self._labels(self._raw_predict(X))

    def predict_proba(self, X):
        """The probability of each class."""
        raw = self._raw_predict(X)
        return self._loss.probabilities(raw)

    def decision_function(self, X):
        """The scores of each row, a column for each class where there are more than two."""
        raw = self._raw_predict(X)
        return raw.ravel() if raw.shape[1] == 1 else raw

    def staged_predict(self, X):
        """Classes after each round."""
        for raw in self._staged_raw_predict(X):
            yield self._labels(raw)

    def staged_predict_proba(self, X):
        """Probabilities after each round."""
        for raw in self._staged_raw_predict(X):
            yield self._loss.probabilities(raw)

    def staged_decision_function(self, X):
        """Scores after each round."""
        for raw in self._staged_raw_predict(X):
            yield raw.ravel() if raw.shape[1] == 1 else raw
