"""Columns kept by a score of each: the best k, a share, or by p-values."""

import warnings

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import float_in, int_from, one_of
from sklearn.base import BaseEstimator
from sklearn.feature_selection._base import SelectorMixin
from sklearn.feature_selection._scores import f_classif


def _known(scores):
    """Scores as numbers, NaN as the lowest of all."""
    scores = np.array(scores, dtype=scores.dtype if scores.dtype.kind == "f" else np.float64)
    scores[np.isnan(scores)] = np.finfo(scores.dtype).min
    return scores


class _Filter(SelectorMixin, BaseEstimator):
    _rules = {"score_func": "a callable"}

    def fit(self, X, y=None):
        """Score the columns."""
        if y is None:
            X = self._validate(X, accept_sparse=("csr", "csc"))
        else:
            X, y = self._validate(X, y, needs_y=True, accept_sparse=("csr", "csc"), multi_output=True)
        self._check_size(X)
        found = self.score_func(X) if y is None else self.score_func(X, y)
        self.pvalues_ = None
        if isinstance(found, (list, tuple)):
            found, p_values = found
            self.pvalues_ = np.asarray(p_values)
        self.scores_ = np.asarray(found)
        return self

    def _check_size(self, X):
        pass


class SelectPercentile(_Filter):
    """Keeps a share of the columns, those with the highest scores."""

    _rules = {**_Filter._rules, "percentile": float_in(0.0, 100.0, "[]")}

    def __init__(self, score_func=f_classif, *, percentile=10):
        self.score_func = score_func
        self.percentile = percentile

    def _get_support_mask(self):
        check_fitted(self)
        if self.percentile in (0, 100):
            return np.full(len(self.scores_), self.percentile == 100)
        scores = _known(self.scores_)
        threshold = np.percentile(scores, 100 - self.percentile)
        mask = scores > threshold
        ties = np.flatnonzero(scores == threshold)
        if len(ties):
            most = int(len(scores) * self.percentile / 100)
            mask[ties[:most - mask.sum()]] = True
        return mask


class SelectKBest(_Filter):
    """Keeps the k columns with the highest scores."""

    _rules = {**_Filter._rules, "k": (one_of("all"), int_from(0))}

    def __init__(self, score_func=f_classif, *, k=10):
        self.score_func = score_func
        self.k = k

    def _check_size(self, X):
        if not isinstance(self.k, str) and self.k > X.shape[1]:
            warnings.warn(f"k={self.k} is greater than n_features={X.shape[1]}. All the features will be returned.", stacklevel=3)

    def _get_support_mask(self):
        check_fitted(self)
        if self.k == "all" or self.k == 0:
            return np.full(self.scores_.shape, self.k == "all")
        mask = np.zeros(self.scores_.shape, dtype=bool)
        mask[np.argsort(_known(self.scores_), kind="mergesort")[-self.k:]] = True
        return mask


class _ByPValue(_Filter):
    _rules = {**_Filter._rules, "alpha": float_in(0.0, 1.0, "[]")}

    def __init__(self, score_func=f_classif, *, alpha=5e-2):
        self.score_func = score_func
        self.alpha = alpha


class SelectFpr(_ByPValue):
    """Keeps columns whose p-value is below alpha."""

    def _get_support_mask(self):
        check_fitted(self)
        return self.pvalues_ < self.alpha


class SelectFdr(_ByPValue):
    """Keeps columns so that the expected share of false discoveries is at most alpha."""

    def _get_support_mask(self):
        check_fitted(self)
        count = len(self.pvalues_)
        ordered = np.sort(self.pvalues_)
        passed = ordered[ordered <= float(self.alpha) / count * np.arange(1, count + 1)]
        return self.pvalues_ <= passed.max() if passed.size else np.zeros(count, dtype=bool)


class SelectFwe(_ByPValue):
    """Keeps columns whose p-value is below alpha divided by the number of columns."""

    def _get_support_mask(self):
        check_fitted(self)
        return self.pvalues_ < self.alpha / len(self.pvalues_)


_MODES = {"percentile": (SelectPercentile, "percentile"), "k_best": (SelectKBest, "k"), "fpr": (SelectFpr, "alpha"),
          "fdr": (SelectFdr, "alpha"), "fwe": (SelectFwe, "alpha")}


class GenericUnivariateSelect(_Filter):
    """One of the selectors above, chosen by name."""

    _rules = {**_Filter._rules, "mode": one_of(*_MODES), "param": (float_in(0.0), one_of("all"))}

    def __init__(self, score_func=f_classif, *, mode="percentile", param=1e-5):
        self.score_func = score_func
        self.mode = mode
        self.param = param

    def _selector(self):
        kind, name = _MODES[self.mode]
        return kind(self.score_func, **{name: self.param})

    def _check_size(self, X):
        selector = self._selector()
        selector._check_parameters()
        selector._check_size(X)

    def _get_support_mask(self):
        check_fitted(self)
        selector = self._selector()
        selector.scores_, selector.pvalues_ = self.scores_, self.pvalues_
        return selector._get_support_mask()
