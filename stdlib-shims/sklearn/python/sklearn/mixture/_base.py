"""What mixtures share: starts, rounds of expectation and maximization, predictions and samples."""

import warnings
from time import time

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, DensityMixin
from sklearn.exceptions import ConvergenceWarning
from sklearn.naive_bayes._base import log_sum
from sklearn.utils import check_random_state

KINDS = one_of("full", "tied", "diag", "spherical")


class BaseMixture(DensityMixin, BaseEstimator):
    """A class needs `_prepare`, `_begin`, `_maximize`, `_bound`, `_take`, `_put`, `_log_weights`, `_log_given`."""

    _rules = {
        "n_components": int_from(1), "tol": float_in(0.0), "reg_covar": float_in(0.0), "max_iter": int_from(0), "n_init": int_from(1),
        "init_params": one_of("kmeans", "random", "random_from_data", "k-means++"), "random_state": SEED, "warm_start": BOOL,
        "verbose_interval": int_from(1), "covariance_type": KINDS,
    }

    def _first_shares(self, X, rng):
        """How much each component is responsible for each row at the start."""
        n_rows, wanted = X.shape[0], self.n_components
        if self.init_params == "random":
            shares = rng.uniform(size=(n_rows, wanted))
            return shares / shares.sum(axis=1)[:, None]
        shares = np.zeros((n_rows, wanted))
        if self.init_params == "kmeans":
            from sklearn.cluster import KMeans
            labels = KMeans(n_clusters=wanted, n_init=1, random_state=rng).fit(X).labels_
            shares[np.arange(n_rows), labels] = 1
            return shares
        if self.init_params == "random_from_data":
            chosen = rng.choice(n_rows, size=wanted, replace=False)
        else:
            from sklearn.cluster import kmeans_plusplus
            chosen = kmeans_plusplus(X, wanted, random_state=rng)[1]
        shares[chosen, np.arange(wanted)] = 1
        return shares

    def fit(self, X, y=None):
        """Find the components."""
        self.fit_predict(X, y)
        return self

    def fit_predict(self, X, y=None):
        """Find the components, and give the likeliest one of each row."""
        X = self._validate(X, dtype=(np.float64, np.float32), ensure_min_samples=2)
        if X.shape[0] < self.n_components:
            raise ValueError(f"Expected n_samples >= n_components but got n_components = {self.n_components}, n_samples = {X.shape[0]}")
        self._prepare(X)
        anew = not (self.warm_start and hasattr(self, "converged_"))
        highest, best, self.converged_ = -np.inf, None, False
        rng = check_random_state(self.random_state)
        for place in range(self.n_init if anew else 1):
            self._say_begin(place)
            if anew:
                self._begin(X, rng)
            if self.max_iter == 0:
                best = (self._take(), 0, [], False)
                continue
            bounds, converged = self._rounds(X, -np.inf if anew else self.lower_bound_)
            self._say_end(bounds[-1], converged)
            if bounds[-1] > highest or highest == -np.inf:
                highest, best = bounds[-1], (self._take(), len(bounds), bounds, converged)
        values, self.n_iter_, self.lower_bounds_, self.converged_ = best
        if not self.converged_ and self.max_iter > 0:
            warnings.warn("Best performing initialization did not converge. Try different init parameters, or increase max_iter, tol, or "
                          "check for degenerate data.", ConvergenceWarning, stacklevel=2)
        self._put(values)
        self.lower_bound_ = highest
        return self._expect(X)[1].argmax(axis=1)

    def _rounds(self, X, bound):
        bounds = []
        for n_iter in range(1, self.max_iter + 1):
            before = bound
            likelihood, logs = self._expect(X)
            self._maximize(X, logs)
            bound = self._bound(logs, likelihood)
            bounds.append(bound)
            self._say_round(n_iter, bound - before)
            if abs(bound - before) < self.tol:
                return bounds, True
        return bounds, False

    def _expect(self, X):
        """(mean logarithm of the likelihood, logarithms of the shares of the components)."""
        norms, logs = self._log_shares(X)
        return np.mean(norms), logs

    def _weighted(self, X):
        return self._log_given(X) + self._log_weights()

    def _log_shares(self, X):
        weighted = self._weighted(X)
        norms = log_sum(weighted)
        return norms, weighted - norms[:, None]

    def score_samples(self, X):
        """Logarithms of the likelihoods of rows."""
        check_fitted(self)
        return log_sum(self._weighted(self._validate(X, reset=False)))

    def score(self, X, y=None):
        """The mean logarithm of the likelihood."""
        return self.score_samples(X).mean()

    def predict(self, X):
        """The likeliest component of each row."""
        check_fitted(self)
        return self._weighted(self._validate(X, reset=False)).argmax(axis=1)

    def predict_proba(self, X):
        """The probabilities of the components."""
        check_fitted(self)
        return np.exp(self._log_shares(self._validate(X, reset=False))[1])

    def sample(self, n_samples=1):
        """(rows, components) drawn from the mixture."""
        check_fitted(self)
        if n_samples < 1:
            raise ValueError(f"Invalid value for 'n_samples': {self.n_components} . The sampling requires at least one sample.")
        rng = check_random_state(self.random_state)
        counts = rng.multinomial(n_samples, self.weights_)
        if self.covariance_type in ("full", "tied"):
            every = self.covariances_ if self.covariance_type == "full" else [self.covariances_] * len(self.means_)
            parts = [rng.multivariate_normal(mean, covariance, int(count))
                     for mean, covariance, count in zip(self.means_, every, counts)]
        else:
            parts = [mean + rng.standard_normal(size=(int(count), self.means_.shape[1])) * np.sqrt(covariance)
                     for mean, covariance, count in zip(self.means_, self.covariances_, counts)]
        return np.vstack(parts), np.repeat(np.arange(len(counts)), counts)

    def _say_begin(self, place):
        if self.verbose >= 1:
            print(f"Initialization {place}")
            self._init_prev_time = self._iter_prev_time = time()

    def _say_round(self, n_iter, change):
        if n_iter % self.verbose_interval == 0:
            if self.verbose == 1:
                print(f"  Iteration {n_iter}")
            elif self.verbose >= 2:
                now = time()
                print(f"  Iteration {n_iter}\t time lapse {now - self._iter_prev_time:.5f}s\t ll change {change:.5f}")
                self._iter_prev_time = now

    def _say_end(self, bound, converged):
        words = "Initialization " + ("converged" if converged else "did not converge")
        if self.verbose == 1:
            print(f"{words}.")
        elif self.verbose >= 2:
            print(f"{words}. time lapse {time() - self._init_prev_time:.5f}s\t lower bound {bound:.5f}.")
