"""`EllipticEnvelope`: outliers are the rows far from the centre by a robust covariance."""

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import float_in
from sklearn.base import OutlierMixin
from sklearn.covariance._robust import MinCovDet


class EllipticEnvelope(OutlierMixin, MinCovDet):
    """Finds outliers of data that are nearly normal."""

    _rules = {**MinCovDet._rules, "contamination": float_in(0.0, 0.5, "(]")}

    def __init__(self, *, store_precision=True, assume_centered=False, support_fraction=None, contamination=0.1, random_state=None):
        self.store_precision = store_precision
        self.assume_centered = assume_centered
        self.support_fraction = support_fraction
        self.random_state = random_state
        self.contamination = contamination

    def fit(self, X, y=None):
        """Learn the shape of the data."""
        super().fit(X)
        self.offset_ = np.percentile(-self.dist_, 100.0 * self.contamination)
        return self

    def decision_function(self, X):
        """Positive inside, negative outside."""
        check_fitted(self)
        return self.score_samples(X) - self.offset_

    def score_samples(self, X):
        """Negative squared distances from the centre."""
        check_fitted(self)
        return -self.mahalanobis(X)

    def predict(self, X):
        """1 inside, -1 outside."""
        return np.where(self.decision_function(X) >= 0, 1, -1)

    def score(self, X, y, sample_weight=None):
        """The share of right answers."""
        from sklearn.metrics import accuracy_score
        return accuracy_score(y, self.predict(X), sample_weight=sample_weight)
