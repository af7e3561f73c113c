"""`BayesianGaussianMixture`: a mixture with priors, which leaves components empty that are not needed."""

import math

import numpy as np

from sklearn._data import check_array
from sklearn._rules import float_in, one_of
from sklearn.mixture import _densities as densities
from sklearn.mixture._base import BaseMixture

_FLOATS = (np.float64, np.float32)


class BayesianGaussianMixture(BaseMixture):
    """A mixture of normal distributions by variational Bayes."""

    _rules = {
        **BaseMixture._rules, "weight_concentration_prior_type": one_of("dirichlet_process", "dirichlet_distribution"),
        "weight_concentration_prior": ("None", float_in(0.0, ends="()")), "mean_precision_prior": ("None", float_in(0.0, ends="()")),
        "mean_prior": ("None", "an array-like"), "degrees_of_freedom_prior": ("None", float_in(0.0, ends="()")),
        "covariance_prior": ("None", "an array-like", float_in(0.0, ends="()")),
    }

    def __init__(self, *, n_components=1, covariance_type="full", tol=1e-3, reg_covar=1e-6, max_iter=100, n_init=1, init_params="kmeans",
                 weight_concentration_prior_type="dirichlet_process", weight_concentration_prior=None, mean_precision_prior=None,
                 mean_prior=None, degrees_of_freedom_prior=None, covariance_prior=None, random_state=None, warm_start=False, verbose=0,
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
        self.weight_concentration_prior_type = weight_concentration_prior_type
        self.weight_concentration_prior = weight_concentration_prior
        self.mean_precision_prior = mean_precision_prior
        self.mean_prior = mean_prior
        self.degrees_of_freedom_prior = degrees_of_freedom_prior
        self.covariance_prior = covariance_prior

    def _prepare(self, X):
        n_features = X.shape[1]
        given = self.weight_concentration_prior
        self.weight_concentration_prior_ = 1.0 / self.n_components if given is None else given
        self.mean_precision_prior_ = 1.0 if self.mean_precision_prior is None else self.mean_precision_prior
        if self.mean_prior is None:
            self.mean_prior_ = X.mean(axis=0)
        else:
            self.mean_prior_ = check_array(self.mean_prior, dtype=_FLOATS, ensure_2d=False)
            densities.check_shape(self.mean_prior_, (n_features,), "means")
        freedom = self.degrees_of_freedom_prior
        if freedom is not None and freedom <= n_features - 1.0:
            raise ValueError(f"The parameter 'degrees_of_freedom_prior' should be greater than {n_features - 1}, but got {freedom:.3f}.")
        self.degrees_of_freedom_prior_ = n_features if freedom is None else freedom
        self._prepare_covariance(X)

    def _prepare_covariance(self, X):
        kind, given, n_features = self.covariance_type, self.covariance_prior, X.shape[1]
        if given is None:
            if kind in ("full", "tied"):
                self.covariance_prior_ = np.atleast_2d(np.cov(X.T))
            else:
                spread = X.var(axis=0, ddof=1)
                self.covariance_prior_ = spread if kind == "diag" else spread.mean()
            return
        self.covariance_prior_ = given
        if kind == "spherical":
            return
        self.covariance_prior_ = check_array(given, dtype=_FLOATS, ensure_2d=False)
        shape = (n_features,) if kind == "diag" else (n_features, n_features)
        densities.check_shape(self.covariance_prior_, shape, f"{kind} covariance_prior")
        (densities.check_positive if kind == "diag" else densities.check_positive_definite)(self.covariance_prior_, kind)

    def _begin(self, X, rng):
        self._settle(*densities.estimate(X, self._first_shares(X, rng), self.reg_covar, self.covariance_type))

    def _maximize(self, X, logs):
        self._settle(*densities.estimate(X, np.exp(logs), self.reg_covar, self.covariance_type))

    def _settle(self, sizes, means, covariances):
        """The posterior of weights, means and covariances."""
        prior = self.weight_concentration_prior_
        if self.weight_concentration_prior_type == "dirichlet_process":
            self.weight_concentration_ = (1.0 + sizes, prior + np.hstack((np.cumsum(sizes[::-1])[-2::-1], 0)))
        else:
            self.weight_concentration_ = prior + sizes
        trust = self.mean_precision_prior_
        self.mean_precision_ = trust + sizes
        self.means_ = (trust * self.mean_prior_ + sizes[:, None] * means) / self.mean_precision_[:, None]
        away, share = means - self.mean_prior_, trust / self.mean_precision_
        kind, base = self.covariance_type, self.covariance_prior_
        self.degrees_of_freedom_ = self.degrees_of_freedom_prior_ + (sizes.sum() / self.n_components if kind == "tied" else sizes)
        freedom = self.degrees_of_freedom_
        if kind == "full":
            outer = away[:, :, None] * away[:, None, :]
            made = base + sizes[:, None, None] * covariances + (sizes * share)[:, None, None] * outer
            made = made / freedom[:, None, None]
        elif kind == "tied":
            pull = (sizes / self.mean_precision_ * away.T) @ away
            made = (base + covariances * sizes.sum() / self.n_components + trust / self.n_components * pull) / freedom
        elif kind == "diag":
            made = (base + sizes[:, None] * (covariances + share[:, None] * away ** 2)) / freedom[:, None]
        else:
            made = (base + sizes * (covariances + share * (away ** 2).mean(axis=1))) / freedom
        self.covariances_ = made
        self.precisions_cholesky_ = densities.precision_roots(made, kind)

    def _log_weights(self):
        from scipy.special import digamma
        if self.weight_concentration_prior_type == "dirichlet_process":
            a, b = self.weight_concentration_
            both, first, second = digamma(a + b), digamma(a), digamma(b)
            return first - both + np.hstack((0, np.cumsum(second - both)[:-1]))
        return digamma(self.weight_concentration_) - digamma(self.weight_concentration_.sum())

    def _log_given(self, X):
        from scipy.special import digamma
        n_features, freedom = X.shape[1], self.degrees_of_freedom_
        plain = densities.log_densities(X, self.means_, self.precisions_cholesky_, self.covariance_type)
        plain = plain - 0.5 * n_features * np.log(freedom)
        spread = n_features * np.log(2.0) + digamma(0.5 * (freedom - np.arange(n_features)[:, None])).sum(axis=0)
        return plain + 0.5 * (spread - n_features / self.mean_precision_)

    def _bound(self, logs, likelihood):
        from scipy.special import betaln, gammaln
        n_features, freedom = len(self.mean_prior_), self.degrees_of_freedom_
        roots = densities.log_determinants(self.precisions_cholesky_, self.covariance_type, n_features) - 0.5 * n_features * np.log(freedom)
        wishart = -(freedom * roots + freedom * n_features * 0.5 * math.log(2.0)
                    + gammaln(0.5 * (freedom - np.arange(n_features)[:, None])).sum(axis=0))
        wishart = self.n_components * np.float64(np.ravel(wishart)[0]) if self.covariance_type == "tied" else np.sum(wishart)
        if self.weight_concentration_prior_type == "dirichlet_process":
            weights = -np.sum(betaln(*self.weight_concentration_))
        else:
            weights = gammaln(self.weight_concentration_.sum()) - gammaln(self.weight_concentration_).sum()
        return -np.sum(np.exp(logs) * logs) - wishart - weights - 0.5 * n_features * np.log(self.mean_precision_).sum()

    def _take(self):
        return (self.weight_concentration_, self.mean_precision_, self.means_, self.degrees_of_freedom_, self.covariances_,
                self.precisions_cholesky_)

    def _put(self, values):
        (self.weight_concentration_, self.mean_precision_, self.means_, self.degrees_of_freedom_, self.covariances_,
         self.precisions_cholesky_) = values
        if self.weight_concentration_prior_type == "dirichlet_process":
            a, b = self.weight_concentration_
            weights = a / (a + b) * np.hstack((1, np.cumprod((b / (a + b))[:-1])))
        else:
            weights = self.weight_concentration_
        self.weights_ = weights / weights.sum()
        self.precisions_ = densities.precisions_of(self.precisions_cholesky_, self.covariance_type)
