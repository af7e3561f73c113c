"""What naive Bayes classifiers share: predictions from joint likelihoods, counts of classes, smoothing."""

import numbers
import warnings

import numpy as np

from sklearn._data import check_fitted, check_sample_weight
from sklearn._rules import BOOL, float_in
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.multiclass import unique_labels


def first_partial_fit(estimator, classes):
    """Keep the classes at the first batch; afterwards they must be the same. Says whether this is the first."""
    known = getattr(estimator, "classes_", None)
    if known is None and classes is None:
        raise ValueError("classes must be passed on the first call to partial_fit.")
    if classes is None:
        return False
    if known is not None:
        if not np.array_equal(known, unique_labels(classes)):
            raise ValueError(f"`classes={classes!r}` is not the same as on last call to partial_fit, was: {known!r}")
        return False
    estimator.classes_ = unique_labels(classes)
    return True


def log_sum(logs):
    """Logarithms of the sums of rows of logarithms."""
    high = logs.max(axis=1)
    high = np.where(np.isfinite(high), high, 0.0)
    with np.errstate(divide="ignore"):
        return np.log(np.exp(logs - high[:, None]).sum(axis=1)) + high


class _BaseNB(ClassifierMixin, BaseEstimator):
    """Predictions of a class that has `_joint(X)` and `_given(X)`."""

    def predict_joint_log_proba(self, X):
        """Logarithms of the joint probabilities of rows and classes."""
        check_fitted(self)
        return self._joint(self._given(X))

    def predict(self, X):
        """The likeliest classes."""
        check_fitted(self)
        return self.classes_[np.argmax(self._joint(self._given(X)), axis=1)]

    def predict_log_proba(self, X):
        """Logarithms of the probabilities of the classes."""
        check_fitted(self)
        joint = self._joint(self._given(X))
        return joint - log_sum(joint)[:, None]

    def predict_proba(self, X):
        """The probabilities of the classes."""
        return np.exp(self.predict_log_proba(X))


class _BaseDiscreteNB(_BaseNB):
    """Naive Bayes by counts, smoothed by alpha."""

    _rules = {"alpha": (float_in(0.0), "an array-like"), "fit_prior": BOOL, "class_prior": ("an array-like", "None"), "force_alpha": BOOL}

    def _given(self, X):
        return self._validate(X, accept_sparse="csr", reset=False)

    def _given_both(self, X, y, reset=True):
        return self._validate(X, y, needs_y=True, accept_sparse="csr", reset=reset)

    def _set_priors(self):
        n_classes = len(self.classes_)
        if self.class_prior is not None:
            if len(self.class_prior) != n_classes:
                raise ValueError("Number of priors must match number of classes.")
            self.class_log_prior_ = np.log(self.class_prior)
        elif self.fit_prior:
            with np.errstate(divide="ignore"):
                self.class_log_prior_ = np.log(self.class_count_) - np.log(self.class_count_.sum())
        else:
            self.class_log_prior_ = np.full(n_classes, -np.log(n_classes))

    def _smoothing(self):
        alpha = self.alpha if isinstance(self.alpha, numbers.Real) else np.asarray(self.alpha)
        if isinstance(alpha, np.ndarray):
            if alpha.shape[0] != self.n_features_in_:
                raise ValueError(f"When alpha is an array, it should contains `n_features`. Got {alpha.shape[0]} elements instead of "
                                 f"{self.n_features_in_}.")
            if alpha.min() < 0:
                raise ValueError("All values in alpha must be greater than 0.")
        least = 1e-10
        if np.min(alpha) < least and not self.force_alpha:
            warnings.warn(f"alpha too small will result in numeric errors, setting alpha = {least:.1e}. Use `force_alpha=True` to keep "
                          f"alpha "
                          "unchanged.", stacklevel=4)
            return np.maximum(alpha, least)
        return alpha

    def _learn(self, X, y, sample_weight):
        codes = np.searchsorted(self.classes_, y)
        known = self.classes_[np.minimum(codes, len(self.classes_) - 1)] == y
        Y = (codes[:, None] == np.arange(len(self.classes_))[None, :]) & known[:, None]
        Y = Y.astype(np.float64)
        if sample_weight is not None:
            Y = Y * check_sample_weight(sample_weight, X.shape[0])[:, None]
        self._count(X, Y)
        with np.errstate(divide="ignore"):
            self._set_feature_logs(self._smoothing())
        self._set_priors()
        return self

    def partial_fit(self, X, y, classes=None, sample_weight=None):
        """Learn from one more batch."""
        X, y = self._given_both(X, y, reset=not hasattr(self, "classes_"))
        if first_partial_fit(self, classes):
            self._begin(len(classes), X.shape[1])
        return self._learn(X, y, sample_weight)

    def fit(self, X, y, sample_weight=None):
        """Count."""
        X, y = self._given_both(X, y)
        self.classes_ = unique_labels(y)
        self._begin(len(self.classes_), X.shape[1])
        return self._learn(X, y, sample_weight)

    def _begin(self, n_classes, n_features):
        self.class_count_ = np.zeros(n_classes)
        self.feature_count_ = np.zeros((n_classes, n_features))
