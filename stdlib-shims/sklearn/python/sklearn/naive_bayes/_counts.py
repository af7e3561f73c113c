"""Naive Bayes by counts of words, of their absence, or of all other classes."""

import numpy as np

from sklearn._rules import BOOL, float_in
from sklearn.naive_bayes._base import _BaseDiscreteNB
from sklearn.utils.extmath import safe_sparse_dot


def check_not_negative(X, whom):
    """Raise where there are negative numbers."""
    if X.min() < 0:
        raise ValueError(f"Negative values in data passed to {whom}.")


class MultinomialNB(_BaseDiscreteNB):
    """Classes by how often words come."""

    def __init__(self, *, alpha=1.0, force_alpha=True, fit_prior=True, class_prior=None):
        self.alpha = alpha
        self.fit_prior = fit_prior
        self.class_prior = class_prior
        self.force_alpha = force_alpha

    def _count(self, X, Y):
        check_not_negative(X, "MultinomialNB (input X)")
        self.feature_count_ = self.feature_count_ + safe_sparse_dot(Y.T, X, dense_output=True)
        self.class_count_ = self.class_count_ + Y.sum(axis=0)

    def _set_feature_logs(self, alpha):
        smooth = self.feature_count_ + alpha
        self.feature_log_prob_ = np.log(smooth) - np.log(smooth.sum(axis=1).reshape(-1, 1))

    def _joint(self, X):
        return safe_sparse_dot(X, self.feature_log_prob_.T) + self.class_log_prior_


class ComplementNB(_BaseDiscreteNB):
    """Classes by how often words come in all the other classes."""

    _rules = {**_BaseDiscreteNB._rules, "norm": BOOL}

    def __init__(self, *, alpha=1.0, force_alpha=True, fit_prior=True, class_prior=None, norm=False):
        self.alpha = alpha
        self.fit_prior = fit_prior
        self.class_prior = class_prior
        self.force_alpha = force_alpha
        self.norm = norm

    def _count(self, X, Y):
        check_not_negative(X, "ComplementNB (input X)")
        self.feature_count_ = self.feature_count_ + safe_sparse_dot(Y.T, X, dense_output=True)
        self.class_count_ = self.class_count_ + Y.sum(axis=0)
        self.feature_all_ = self.feature_count_.sum(axis=0)

    def _set_feature_logs(self, alpha):
        others = self.feature_all_ + alpha - self.feature_count_
        logs = np.log(others / others.sum(axis=1, keepdims=True))
        self.feature_log_prob_ = logs / logs.sum(axis=1, keepdims=True) if self.norm else -logs

    def _joint(self, X):
        joint = safe_sparse_dot(X, self.feature_log_prob_.T)
        return joint + self.class_log_prior_ if len(self.classes_) == 1 else joint


class BernoulliNB(_BaseDiscreteNB):
    """Classes by whether words come at all."""

    _rules = {**_BaseDiscreteNB._rules, "binarize": ("None", float_in(0.0))}

    def __init__(self, *, alpha=1.0, force_alpha=True, binarize=0.0, fit_prior=True, class_prior=None):
        self.alpha = alpha
        self.fit_prior = fit_prior
        self.class_prior = class_prior
        self.force_alpha = force_alpha
        self.binarize = binarize

    def _cut(self, X):
        if self.binarize is None:
            return X
        from sklearn.preprocessing import binarize
        return binarize(X, threshold=self.binarize)

    def _given(self, X):
        return self._cut(super()._given(X))

    def _given_both(self, X, y, reset=True):
        X, y = super()._given_both(X, y, reset)
        return self._cut(X), y

    def _count(self, X, Y):
        self.feature_count_ = self.feature_count_ + safe_sparse_dot(Y.T, X, dense_output=True)
        self.class_count_ = self.class_count_ + Y.sum(axis=0)

    def _set_feature_logs(self, alpha):
        self.feature_log_prob_ = np.log(self.feature_count_ + alpha) - np.log((self.class_count_ + alpha * 2).reshape(-1, 1))

    def _joint(self, X):
        with np.errstate(divide="ignore"):
            absent = np.log(1 - np.exp(self.feature_log_prob_))
        return safe_sparse_dot(X, (self.feature_log_prob_ - absent).T) + self.class_log_prior_ + absent.sum(axis=1)
