"""`GaussianNB`: columns of each class as normal distributions."""

import numpy as np
from _sklearn_columns import distances, moments

from sklearn._data import check_sample_weight, check_y
from sklearn._rules import float_in
from sklearn.naive_bayes._base import _BaseNB, first_partial_fit


class GaussianNB(_BaseNB):
    """Classes by normal distributions of independent columns."""

    _rules = {"priors": ("an array-like", "None"), "var_smoothing": float_in(0.0)}

    def __init__(self, *, priors=None, var_smoothing=1e-9):
        self.priors = priors
        self.var_smoothing = var_smoothing

    def fit(self, X, y, sample_weight=None):
        """Learn means and variances of the classes."""
        self.classes_ = None
        if y is None:
            self._validate(X, y, needs_y=True)
        return self._batch(X, y, np.unique(check_y(y, estimator=self)), sample_weight)

    def partial_fit(self, X, y, classes=None, sample_weight=None):
        """Learn from one more batch."""
        return self._batch(X, y, classes, sample_weight)

    def _given(self, X):
        return self._validate(X, reset=False)

    def _set_priors(self, n_classes):
        if self.priors is None:
            self.class_prior_ = np.zeros(n_classes)
            return
        priors = np.asarray(self.priors)
        if len(priors) != n_classes:
            raise ValueError("Number of priors must match number of classes.")
        if not np.isclose(priors.sum(), 1.0):
            raise ValueError("The sum of the priors should be 1.")
        if (priors < 0).any():
            raise ValueError("Priors must be non-negative.")
        self.class_prior_ = priors

    def _batch(self, X, y, classes, sample_weight):
        self._check_parameters()
        first = first_partial_fit(self, classes)
        X, y = self._validate(X, y, needs_y=True, reset=first)
        weights = None if sample_weight is None else check_sample_weight(sample_weight, X.shape[0])
        # A share of the largest variance keeps every variance above zero.
        counts, _, squares = moments(X, None)
        self.epsilon_ = self.var_smoothing * (squares / counts).max()
        if first:
            shape = (len(self.classes_), X.shape[1])
            self.theta_, self.var_, self.class_count_ = np.zeros(shape), np.zeros(shape), np.zeros(shape[0])
            self._set_priors(shape[0])
        else:
            self.var_ = self.var_ - self.epsilon_
        labels = np.unique(y)
        strange = ~np.isin(labels, self.classes_)
        if strange.any():
            raise ValueError(f"The target label(s) {labels[strange]} in y do not exist in the initial classes {self.classes_}")
        for label in labels:
            rows = np.flatnonzero(y == label)
            self._add(int(np.searchsorted(self.classes_, label)), X[rows], None if weights is None else weights[rows])
        self.var_ = self.var_ + self.epsilon_
        if self.priors is None:
            self.class_prior_ = self.class_count_ / self.class_count_.sum()
        return self

    def _add(self, place, X, weights):
        """One more batch of rows of a class."""
        new = float(len(X)) if weights is None else float(weights.sum())
        if weights is None:
            _, mean, squares = moments(X, None)
            variance = squares / new
        elif np.isclose(new, 0.0):
            return
        else:
            mean = np.average(X, axis=0, weights=weights)
            variance = np.average((X - mean) ** 2, axis=0, weights=weights)
        past = self.class_count_[place]
        if past > 0:
            total, old, spread = past + new, self.theta_[place], self.var_[place]
            variance = (past * spread + new * variance + (new * past / total) * (old - mean) ** 2) / total
            mean = (new * mean + past * old) / total
        self.theta_[place], self.var_[place] = mean, variance
        self.class_count_[place] += new

    def _joint(self, X):
        joint = []
        for prior, mean, variance in zip(self.class_prior_, self.theta_, self.var_):
            fixed = -0.5 * np.sum(np.log(2.0 * np.pi * variance))
            joint.append(np.log(prior) + fixed - 0.5 * distances(X, mean, variance))
        return np.array(joint).T
