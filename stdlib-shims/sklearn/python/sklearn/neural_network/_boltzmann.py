"""A restricted Boltzmann machine of bits."""

import math
import time

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import SEED, float_in, int_from
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin


class BernoulliRBM(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Hidden bits that explain visible ones, trained by persistent contrastive divergence."""

    _rules = {"n_components": int_from(1), "learning_rate": float_in(0, "inf", "()"), "batch_size": int_from(1), "n_iter": int_from(0),
              "random_state": SEED}

    def __init__(self, n_components=256, *, learning_rate=0.1, batch_size=10, n_iter=10, verbose=0, random_state=None):
        self.n_components = n_components
        self.learning_rate = learning_rate
        self.batch_size = batch_size
        self.n_iter = n_iter
        self.verbose = verbose
        self.random_state = random_state

    def transform(self, X):
        """The probability of each hidden bit."""
        check_fitted(self)
        return self._hidden(self._validate(X, reset=False))

    def _hidden(self, visible):
        from sklearn.neural_network._layers import logistic
        return logistic(visible @ self.components_.T + self.intercept_hidden_)

    def _drawn_visible(self, hidden, random_state):
        from sklearn.neural_network._layers import logistic
        shares = logistic(hidden @ self.components_ + self.intercept_visible_)
        return random_state.uniform(size=shares.shape) < shares

    def _energy(self, visible):
        return -(visible @ self.intercept_visible_) - np.logaddexp(0, visible @ self.components_.T + self.intercept_hidden_).sum(axis=1)

    def gibbs(self, v):
        """One round of drawing hidden and visible bits."""
        from sklearn.utils._random import check_random_state
        check_fitted(self)
        if not hasattr(self, "random_state_"):
            self.random_state_ = check_random_state(self.random_state)
        shares = self._hidden(v)
        hidden = self.random_state_.uniform(size=shares.shape) < shares
        return self._drawn_visible(hidden, self.random_state_)

    def _start(self, n_columns, random_state):
        self.components_ = random_state.normal(0, 0.01, (self.n_components, n_columns))
        self._n_features_out = self.n_components
        self.intercept_hidden_, self.intercept_visible_ = np.zeros(self.n_components), np.zeros(n_columns)
        self.h_samples_ = np.zeros((self.batch_size, self.n_components))

    def _learn(self, visible, random_state):
        hidden = self._hidden(visible)
        dreamed = self._drawn_visible(self.h_samples_, random_state).astype(np.float64)
        dreamed_hidden = self._hidden(dreamed)
        rate = float(self.learning_rate) / visible.shape[0]
        self.components_ = self.components_ + rate * (hidden.T @ visible - dreamed_hidden.T @ dreamed)
        self.intercept_hidden_ = self.intercept_hidden_ + rate * (hidden.sum(axis=0) - dreamed_hidden.sum(axis=0))
        self.intercept_visible_ = self.intercept_visible_ + rate * (visible.sum(axis=0) - dreamed.sum(axis=0))
        is_on = random_state.uniform(size=dreamed_hidden.shape) < dreamed_hidden
        self.h_samples_ = np.floor(np.where(is_on, 1.0, dreamed_hidden))

    def partial_fit(self, X, y=None):
        """Learn from one more batch."""
        from sklearn.utils._random import check_random_state
        first = not hasattr(self, "components_")
        X = self._validate(X, reset=first).astype(np.float64)
        if not hasattr(self, "random_state_"):
            self.random_state_ = check_random_state(self.random_state)
        if first:
            self._start(X.shape[1], self.random_state_)
        self._learn(X, self.random_state_)

    def score_samples(self, X):
        """The pseudo-likelihood of each row, by one bit turned at random."""
        from sklearn.utils._random import check_random_state
        check_fitted(self)
        visible = self._validate(X, reset=False).astype(np.float64)
        rows = np.arange(visible.shape[0])
        turned = check_random_state(self.random_state).randint(0, visible.shape[1], visible.shape[0])
        other = visible.copy()
        other[rows, turned] = 1 - other[rows, turned]
        return -visible.shape[1] * np.logaddexp(0, -(self._energy(other) - self._energy(visible)))

    def fit(self, X, y=None):
        """Learn from all rows."""
        from sklearn.utils._pieces import gen_even_slices
        from sklearn.utils._random import check_random_state
        X = self._validate(X).astype(np.float64)
        random_state = check_random_state(self.random_state)
        self._start(X.shape[1], random_state)
        n_batches = math.ceil(X.shape[0] / self.batch_size)
        batches = list(gen_even_slices(n_batches * self.batch_size, n_batches, n_samples=X.shape[0]))
        begin = time.time()
        for number in range(1, self.n_iter + 1):
            for batch in batches:
                self._learn(X[batch], random_state)
            if self.verbose:
                end = time.time()
                print(f"[{type(self).__name__}] Iteration {number}, pseudo-likelihood = {self.score_samples(X).mean():.2f}, time = "
                      f"{end - begin:.2f}s")
                begin = end
        return self
