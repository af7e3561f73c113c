"""`GaussianMixture`: rows as drawn from a few normal distributions."""

import numpy as np

from sklearn._data import check_array
from sklearn.mixture import _densities as densities
from sklearn.mixture._base import BaseMixture


class GaussianMixture(BaseMixture):
    """The likeliest mixture of normal distributions."""

    _rules = {**BaseMixture._rules, "weights_init": ("an array-like", "None"), "means_init": ("an array-like", "None"),
              "precisions_init": ("an array-like", "None")}

    def __init__(self, n_components=1, *, covariance_type="full", tol=1e-3, reg_covar=1e-6, max_iter=100, n_init=1, init_params="kmeans",
                 weights_init=None, means_init=None, precisions_init=None, random_state=None, warm_start=False, verbose=0,
                 verbose_interval=10):
        self.n_components = n_components
        self.tol = tol
        self.reg_covar = reg_covar
        self.max_iter = max_iter
        self.n_init = n_init
        self.init_params = init_params
        self.random_state = random_state
        self.warm_start = warm_start
        self.verbose = verbose
        self.verbose_interval = verbose_interval
        self.covariance_type = covariance_type
        self.weights_init = weights_init
        self.means_init = means_init
        self.precisions_init = precisions_init

    def _prepare(self, X):
        n_features, wanted = X.shape[1], self.n_components
        if self.weights_init is not None:
            self.weights_init = densities.checked_weights(self.weights_init, wanted)
        if self.means_init is not None:
            self.means_init = check_array(self.means_init, dtype=(np.float64, np.float32), ensure_2d=False)
            densities.check_shape(self.means_init, (wanted, n_features), "means")
        if self.precisions_init is not None:
            self.precisions_init = densities.checked_precisions(self.precisions_init, self.covariance_type, wanted, n_features)

    def _begin(self, X, rng):
        weights = means = covariances = None
        if self.weights_init is None or self.means_init is None or self.precisions_init is None:
            weights, means, covariances = densities.estimate(X, self._first_shares(X, rng), self.reg_covar, self.covariance_type)
            weights = weights / X.shape[0]
        self.weights_ = weights if self.weights_init is None else self.weights_init
        self.means_ = means if self.means_init is None else self.means_init
        if self.precisions_init is None:
            self.covariances_ = covariances
            self.precisions_cholesky_ = densities.precision_roots(covariances, self.covariance_type)
        else:
            self.precisions_cholesky_ = densities.roots_of_precisions(self.precisions_init, self.covariance_type)

    def _maximize(self, X, logs):
        weights, self.means_, self.covariances_ = densities.estimate(X, np.exp(logs), self.reg_covar, self.covariance_type)
        self.weights_ = weights / weights.sum()
        self.precisions_cholesky_ = densities.precision_roots(self.covariances_, self.covariance_type)

    def _log_given(self, X):
        return densities.log_densities(X, self.means_, self.precisions_cholesky_, self.covariance_type)

    def _log_weights(self):
        with np.errstate(divide="ignore"):
            return np.log(self.weights_)

    def _bound(self, logs, likelihood):
        return likelihood

    def _take(self):
        return self.weights_, self.means_, self.covariances_, self.precisions_cholesky_

    def _put(self, values):
        self.weights_, self.means_, self.covariances_, self.precisions_cholesky_ = values
        self.precisions_ = densities.precisions_of(self.precisions_cholesky_, self.covariance_type)

    def _n_parameters(self):
        n_features, wanted = self.means_.shape[1], self.n_components
        of_covariances = {"full": wanted * n_features * (n_features + 1) / 2.0, "diag": wanted * n_features,
                          "tied": n_features * (n_features + 1) / 2.0, "spherical": wanted}[self.covariance_type]
        return int(of_covariances + n_features * wanted + wanted - 1)

    def bic(self, X):
        """The Bayesian information criterion: the lower, the better."""
        return -2 * self.score(X) * X.shape[0] + self._n_parameters() * np.log(X.shape[0])

    def aic(self, X):
        """Akaike's information criterion: the lower, the better."""
        return -2 * self.score(X) * X.shape[0] + 2 * self._n_parameters()
