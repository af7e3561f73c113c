"""Gradient boosting for classes and for numbers."""

import numpy as np

from sklearn._rules import float_in, one_of
from sklearn.base import ClassifierMixin, RegressorMixin
from sklearn.ensemble import _losses as losses
from sklearn.ensemble._gradient_core import RULES, BaseGradientBoosting


class GradientBoostingClassifier(ClassifierMixin, BaseGradientBoosting):
    """Boosting for classes: one tree a stage for two classes, else one for each class."""

    _rules = {**RULES, "loss": one_of("exponential", "log_loss")}
    _init_method = "predict_proba"

    def __init__(self, *, loss="log_loss", learning_rate=0.1, n_estimators=100, subsample=1.0, criterion="friedman_mse",
                 min_samples_split=2, min_samples_leaf=1, min_weight_fraction_leaf=0.0, max_depth=3, min_impurity_decrease=0.0,
                 init=None, random_state=None, max_features=None, verbose=0, max_leaf_nodes=None, warm_start=False,
                 validation_fraction=0.1, n_iter_no_change=None, tol=1e-4, ccp_alpha=0.0):
        self.loss = loss
        self.learning_rate = learning_rate
        self.n_estimators = n_estimators
        self.subsample = subsample
        self.criterion = criterion
        self.min_samples_split = min_samples_split
        self.min_samples_leaf = min_samples_leaf
        self.min_weight_fraction_leaf = min_weight_fraction_leaf
        self.max_depth = max_depth
        self.min_impurity_decrease = min_impurity_decrease
        self.init = init
        self.random_state = random_state
        self.max_features = max_features
        self.verbose = verbose
        self.max_leaf_nodes = max_leaf_nodes
        self.warm_start = warm_start
        self.validation_fraction = validation_fraction
        self.n_iter_no_change = n_iter_no_change
        self.tol = tol
        self.ccp_alpha = ccp_alpha

    def _encode_y(self, y, weights):
        from sklearn.utils.multiclass import check_classification_targets
        check_classification_targets(y)
        self.classes_, codes = np.unique(y, return_inverse=True)
        self.n_classes_ = len(self.classes_)
        self.n_trees_per_iteration_ = 1 if self.n_classes_ <= 2 else self.n_classes_
        left = self.n_classes_ if weights is None else np.count_nonzero(np.bincount(codes, weights))
        if left < 2:
            raise ValueError(f"y contains {left} class after sample_weight trimmed classes with zero weights, while a minimum of 2 classes "
                             "are required.")
        return codes.astype(np.float64)

    def _make_loss(self):
        if self.loss == "log_loss":
            return losses.HalfBinomial() if self.n_classes_ == 2 else losses.HalfMultinomial(self.n_classes_)
        if self.n_classes_ > 2:
            raise ValueError(f"loss='{self.loss}' is only suitable for a binary classification problem, you have n_classes={self.n_classes_}. "
                             "Please use loss='log_loss' instead.")
        return losses.Exponential()

    def _default_init(self):
        from sklearn.dummy import DummyClassifier
        return DummyClassifier(strategy="prior")

    def _labels(self, raw):
        codes = (raw.ravel() >= 0).astype(np.int64) if raw.shape[1] == 1 else np.argmax(raw, axis=1)
        return self.classes_[codes]

    def decision_function(self, X):
        """The scores of each row, a column for each class where there are more than two."""
        raw = self._raw_predict(self._rows(X))
        return raw.ravel() if raw.shape[1] == 1 else raw

    def predict(self, X):
        """The class of each row."""
        return self._labels(self._raw_predict(self._rows(X)))

    def predict_proba(self, X):
        """The probability of each class."""
        raw = self.decision_function(X)
        return self._loss.probabilities(raw)

    def predict_log_proba(self, X):
        """Logarithms of the probabilities."""
        return np.log(self.predict_proba(X))

    def staged_decision_function(self, X):
        """Scores after each stage."""
        yield from self._staged_raw_predict(X)

    def staged_predict(self, X):
        """Classes after each stage."""
        for raw in self._staged_raw_predict(X):
            yield self._labels(raw)

    def staged_predict_proba(self, X):
        """Probabilities after each stage."""
        for raw in self._staged_raw_predict(X):
            yield self._loss.probabilities(raw if raw.shape[1] > 1 else raw[:, 0])


class GradientBoostingRegressor(RegressorMixin, BaseGradientBoosting):
    """Boosting for numbers."""

    _rules = {**RULES, "loss": one_of("absolute_error", "huber", "quantile", "squared_error"), "alpha": float_in("0.0", "1.0", "()")}
    _init_method = "predict"

    def __init__(self, *, loss="squared_error", learning_rate=0.1, n_estimators=100, subsample=1.0, criterion="friedman_mse",
                 min_samples_split=2, min_samples_leaf=1, min_weight_fraction_leaf=0.0, max_depth=3, min_impurity_decrease=0.0,
                 init=None, random_state=None, max_features=None, alpha=0.9, verbose=0, max_leaf_nodes=None, warm_start=False,
                 validation_fraction=0.1, n_iter_no_change=None, tol=1e-4, ccp_alpha=0.0):
        self.loss = loss
        self.learning_rate = learning_rate
        self.n_estimators = n_estimators
        self.subsample = subsample
        self.criterion = criterion
        self.min_samples_split = min_samples_split
        self.min_samples_leaf = min_samples_leaf
        self.min_weight_fraction_leaf = min_weight_fraction_leaf
        self.max_depth = max_depth
        self.min_impurity_decrease = min_impurity_decrease
        self.init = init
        self.random_state = random_state
        self.max_features = max_features
        self.alpha = alpha
        self.verbose = verbose
        self.max_leaf_nodes = max_leaf_nodes
        self.warm_start = warm_start
        self.validation_fraction = validation_fraction
        self.n_iter_no_change = n_iter_no_change
        self.tol = tol
        self.ccp_alpha = ccp_alpha

    def _encode_y(self, y, weights):
        self.n_trees_per_iteration_ = 1
        return y.astype(np.float64)

    def _make_loss(self):
        kinds = {"squared_error": losses.HalfSquaredError, "absolute_error": losses.AbsoluteError}
        if self.loss in kinds:
            return kinds[self.loss]()
        return losses.Huber(self.alpha) if self.loss == "huber" else losses.Pinball(self.alpha)

    def _default_init(self):
        from sklearn.dummy import DummyRegressor
        if self.loss == "squared_error":
            return DummyRegressor(strategy="mean")
        return DummyRegressor(strategy="quantile", quantile=self.alpha if self.loss == "quantile" else 0.5)

    def predict(self, X):
        """The number of each row."""
        return self._raw_predict(self._rows(X)).ravel()

    def staged_predict(self, X):
        """Numbers after each stage."""
        for raw in self._staged_raw_predict(X):
            yield raw.ravel()

    def apply(self, X):
        """The leaf of each row in each tree."""
        return super().apply(X)[:, :, 0]
