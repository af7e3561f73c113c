"""Classes by the nearest centre."""

import numpy as np

from sklearn._data import check_fitted
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn._rules import float_in, one_of


class NearestCentroid(ClassifierMixin, BaseEstimator):
    """The class whose mean (or median) is nearest."""

    _rules = {"metric": one_of("euclidean", "manhattan"), "shrink_threshold": (float_in("0.0", "inf", "()"), "None"),
              "priors": ("an array-like", one_of("empirical", "uniform"))}

    def __init__(self, metric="euclidean", *, shrink_threshold=None, priors="uniform"):
        self.metric = metric
        self.shrink_threshold = shrink_threshold
        self.priors = priors

    def fit(self, X, y):
        """Find the centres."""
        from sklearn.utils.multiclass import check_classification_targets
        X, y = self._validate(X, y, needs_y=True)
        check_classification_targets(y)
        X = X.astype(np.float64)
        self.classes_, codes = np.unique(y, return_inverse=True)
        n_classes = len(self.classes_)
        if n_classes < 2:
            raise ValueError(f"The number of classes has to be greater than one; got {n_classes} class")
        counts = np.bincount(codes)
        if isinstance(self.priors, str):
            self.class_prior_ = counts / len(y) if self.priors == "empirical" else np.full(n_classes, 1 / n_classes)
        else:
            self.class_prior_ = np.asarray(self.priors, dtype=np.float64)
            if (self.class_prior_ < 0).any():
                raise ValueError("priors must be non-negative")
            if not np.isclose(self.class_prior_.sum(), 1.0):
                import warnings
                warnings.warn("The priors do not sum to 1. Normalizing such that it sums to one.", UserWarning, stacklevel=2)
                self.class_prior_ = self.class_prior_ / self.class_prior_.sum()
        middle = np.median if self.metric == "manhattan" else np.mean
        self.centroids_ = np.vstack([middle(X[codes == label], axis=0) for label in range(n_classes)])
        whole = X.mean(axis=0)
        spread = ((X - self.centroids_[codes]) ** 2).sum(axis=0)
        self.within_class_std_dev_ = np.sqrt(spread / (X.shape[0] - n_classes))
        if (np.ptp(X, axis=0) == 0).all():
            raise ValueError("All features have zero variance. Division by zero.")
        scale = np.sqrt(1.0 / counts - 1.0 / X.shape[0])[:, None] * (self.within_class_std_dev_ + np.median(self.within_class_std_dev_))
        with np.errstate(divide="ignore", invalid="ignore"):
            self.deviations_ = (self.centroids_ - whole) / scale
        if self.shrink_threshold:
            signs = np.sign(self.deviations_)
            self.deviations_ = signs * np.maximum(np.abs(self.deviations_) - self.shrink_threshold, 0)
            self.centroids_ = whole + scale * self.deviations_
        return self

    def predict(self, X):
        """The class of the nearest centre."""
        from sklearn.metrics.pairwise import pairwise_distances
        check_fitted(self)
        X = self._validate(X, reset=False)
        if np.allclose(self.class_prior_, 1 / len(self.classes_)):
            return self.classes_[pairwise_distances(X, self.centroids_, metric=self.metric).argmin(axis=1)]
        return self.classes_[self._scores(X).argmax(axis=1)]

    def _scores(self, X):
        from sklearn.metrics.pairwise import pairwise_distances
        scale = np.where(self.within_class_std_dev_ == 0, 1.0, self.within_class_std_dev_)
        apart = pairwise_distances(X / scale, self.centroids_ / scale, metric=self.metric) ** 2
        return -apart + 2.0 * np.log(self.class_prior_)

    def decision_function(self, X):
        """Scores of the classes (of the second against the first where there are two)."""
        check_fitted(self)
        scores = self._scores(self._validate(X, reset=False))
        return scores[:, 1] - scores[:, 0] if len(self.classes_) == 2 else scores

    def predict_proba(self, X):
        """The probability of each class."""
        check_fitted(self)
        scores = self._scores(self._validate(X, reset=False))
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return scores / scores.sum(axis=1, keepdims=True)

    def predict_log_proba(self, X):
        """The logarithm of the probability of each class."""
        return np.log(self.predict_proba(X))
