"""`CategoricalNB`: columns of categories, each with its own distribution in each class."""

import numpy as np

from sklearn._rules import float_in, int_from
from sklearn.naive_bayes._base import _BaseDiscreteNB
from sklearn.naive_bayes._counts import check_not_negative


class CategoricalNB(_BaseDiscreteNB):
    """Classes by categories, which are whole numbers from zero on."""

    _rules = {**_BaseDiscreteNB._rules, "alpha": float_in(0.0), "min_categories": ("None", "an array-like", int_from(1))}

    def __init__(self, *, alpha=1.0, force_alpha=True, fit_prior=True, class_prior=None, min_categories=None):
        self.alpha = alpha
        self.fit_prior = fit_prior
        self.class_prior = class_prior
        self.force_alpha = force_alpha
        self.min_categories = min_categories

    def fit(self, X, y, sample_weight=None):
        """Count."""
        return super().fit(X, y, sample_weight)

    def _given(self, X):
        X = self._validate(X, dtype=np.int64, reset=False)
        check_not_negative(X, "CategoricalNB (input X)")
        return X

    def _given_both(self, X, y, reset=True):
        X, y = self._validate(X, y, needs_y=True, dtype=np.int64, reset=reset)
        check_not_negative(X, "CategoricalNB (input X)")
        return X, y

    def _begin(self, n_classes, n_features):
        self.class_count_ = np.zeros(n_classes)
        self.category_count_ = [np.zeros((n_classes, 0)) for _ in range(n_features)]

    def _category_numbers(self, X):
        found = X.max(axis=0) + 1
        if self.min_categories is None:
            return found
        least = np.array(self.min_categories)
        if least.dtype.kind != "i":
            raise ValueError(f"'min_categories' should have integral type. Got {least.dtype} instead.")
        return np.maximum(found, least)

    def _count(self, X, Y):
        self.class_count_ = self.class_count_ + Y.sum(axis=0)
        self.n_categories_ = self._category_numbers(X)
        for column, counts in enumerate(self.category_count_):
            size = max(int(self.n_categories_[column]), counts.shape[1])
            grown = np.zeros((counts.shape[0], size))
            grown[:, :counts.shape[1]] = counts
            for place in range(len(grown)):
                grown[place] += np.bincount(X[:, column], weights=Y[:, place], minlength=size)
            self.category_count_[column] = grown

    def _set_feature_logs(self, alpha):
        smooth = [counts + alpha for counts in self.category_count_]
        self.feature_log_prob_ = [np.log(counts) - np.log(counts.sum(axis=1).reshape(-1, 1)) for counts in smooth]

    def _joint(self, X):
        joint = np.zeros((X.shape[0], len(self.class_count_)))
        for column, logs in enumerate(self.feature_log_prob_):
            joint = joint + logs[:, X[:, column]].T
        return joint + self.class_log_prior_
