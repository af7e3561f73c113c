"""`SequentialFeatureSelector`: columns added or dropped one by one, each time the best by cross-validation."""

import numbers

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import float_in, int_from, one_of
from sklearn.base import BaseEstimator, MetaEstimatorMixin, clone, is_classifier
from sklearn.feature_selection._base import SelectorMixin


class SequentialFeatureSelector(SelectorMixin, MetaEstimatorMixin, BaseEstimator):
    """Greedy selection of columns by the scores of a model."""

    _rules = {
        "n_features_to_select": (one_of("auto"), float_in(0.0, 1.0, "(]"), int_from(0, ends="()")),
        "direction": one_of("forward", "backward"),
    }
    _finite = False

    def __init__(self, estimator, *, n_features_to_select="auto", tol=None, direction="forward", scoring=None, cv=5, n_jobs=None):
        self.estimator = estimator
        self.n_features_to_select = n_features_to_select
        self.tol = tol
        self.direction = direction
        self.scoring = scoring
        self.cv = cv
        self.n_jobs = n_jobs

    def _wanted(self, n_features):
        wanted = self.n_features_to_select
        if wanted == "auto":
            return n_features - 1 if self.tol is not None else n_features // 2
        if not isinstance(wanted, numbers.Integral):
            return int(n_features * wanted)
        if wanted >= n_features:
            raise ValueError("n_features_to_select must be < n_features.")
        return wanted

    def fit(self, X, y=None):
        """Choose the columns."""
        from sklearn.model_selection import check_cv
        X = self._validate(X, accept_sparse="csc", ensure_min_features=2)
        n_features = X.shape[1]
        wanted = self._wanted(n_features)
        if self.tol is not None and self.tol < 0 and self.direction == "forward":
            raise ValueError("tol must be strictly positive when doing forward selection")
        y = y.to_numpy() if hasattr(y, "to_numpy") else y
        cv = check_cv(self.cv, y, classifier=is_classifier(self.estimator))
        model, mask, before = clone(self.estimator), np.zeros(n_features, dtype=bool), -np.inf
        auto = self.n_features_to_select == "auto"
        for _ in range(wanted if auto or self.direction == "forward" else n_features - wanted):
            place, score = self._best(model, X, y, cv, mask)
            if self.tol is not None and auto and score - before < self.tol:
                break
            before = score
            mask[place] = True
        self.support_ = ~mask if self.direction == "backward" else mask
        self.n_features_to_select_ = self.support_.sum()
        return self

    def _best(self, model, X, y, cv, mask):
        """The column whose change gives the best score, and the score."""
        from sklearn.model_selection import cross_val_score
        best, best_score = None, None
        for place in np.flatnonzero(~mask).tolist():
            tried = mask.copy()
            tried[place] = True
            kept = np.flatnonzero(~tried if self.direction == "backward" else tried)
            score = cross_val_score(model, X[:, kept], y, cv=cv, scoring=self.scoring).mean()
            if best is None or score > best_score:
                best, best_score = place, score
        return best, best_score

    def _get_support_mask(self):
        check_fitted(self)
        return self.support_
