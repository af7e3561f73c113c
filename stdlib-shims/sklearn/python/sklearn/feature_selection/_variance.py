"""`VarianceThreshold`: columns that hardly vary are dropped."""

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import float_in
from sklearn.base import BaseEstimator
from sklearn.feature_selection._base import SelectorMixin
from sklearn.utils.extmath import mean_and_variance


class VarianceThreshold(SelectorMixin, BaseEstimator):
    """Keeps columns whose variance is above a threshold."""

    _rules = {"threshold": float_in(0.0)}
    _finite = "allow-nan"

    def __init__(self, threshold=0.0):
        self.threshold = threshold

    def fit(self, X, y=None):
        """Measure the variances."""
        X = self._validate(X, accept_sparse=("csr", "csc"), dtype=np.float64, ensure_all_finite="allow-nan")
        if hasattr(X, "tocsc"):
            self.variances_ = mean_and_variance(X)[1]
            if self.threshold == 0:
                dense = X.toarray()
                self.variances_ = np.minimum(self.variances_, dense.max(axis=0) - dense.min(axis=0))
        else:
            self.variances_ = np.nanvar(X, axis=0)
            if self.threshold == 0:
                # A constant column may have a variance that is only rounding.
                self.variances_ = np.nanmin(np.array([self.variances_, X.max(axis=0) - X.min(axis=0)]), axis=0)
        if (~np.isfinite(self.variances_) | (self.variances_ <= self.threshold)).all():
            words = f"No feature in X meets the variance threshold {self.threshold:.5f}"
            raise ValueError(words + (" (X contains only one sample)" if X.shape[0] == 1 else ""))
        return self

    def _get_support_mask(self):
        check_fitted(self)
        return self.variances_ > self.threshold
