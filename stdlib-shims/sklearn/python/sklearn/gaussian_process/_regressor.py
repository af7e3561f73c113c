"""Regression by a Gaussian process."""

import warnings

import numpy as np

from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, MultiOutputMixin, RegressorMixin
from sklearn.gaussian_process._shared import default_kernel, search, solve_both, solve_lower


class GaussianProcessRegressor(MultiOutputMixin, RegressorMixin, BaseEstimator):
    """Numbers with their uncertainty, from the numbers of similar rows."""

    _rules = {"kernel": ("None", "an instance of 'sklearn.gaussian_process.kernels.Kernel'"),
              "alpha": (float_in(0), "an instance of 'numpy.ndarray'"), "optimizer": (one_of("fmin_l_bfgs_b"), "a callable", "None"),
              "n_restarts_optimizer": int_from(0), "normalize_y": BOOL, "copy_X_train": BOOL, "n_targets": (int_from(1), "None"),
              "random_state": SEED}

    def __init__(self, kernel=None, *, alpha=1e-10, optimizer="fmin_l_bfgs_b", n_restarts_optimizer=0, normalize_y=False,
                 copy_X_train=True, n_targets=None, random_state=None):
        self.kernel = kernel
        self.alpha = alpha
        self.optimizer = optimizer
        self.n_restarts_optimizer = n_restarts_optimizer
        self.normalize_y = normalize_y
        self.copy_X_train = copy_X_train
        self.n_targets = n_targets
        self.random_state = random_state

    def _how(self):
        is_vector = self.kernel is None or self.kernel.requires_vector_input
        return {"ensure_2d": is_vector, "dtype": "numeric" if is_vector else None}

    def fit(self, X, y):
        """Find the numbers of the kernel, and the weights of the rows."""
        from sklearn.utils._random import check_random_state
        self._check_parameters()
        self.kernel_ = default_kernel(self.kernel)
        random_state = check_random_state(self.random_state)
        X, y = self._validate(X, y, needs_y=True, multi_output=True, y_numeric=True, **self._how())
        n_seen = y.shape[1] if y.ndim > 1 else 1
        if self.n_targets is not None and n_seen != self.n_targets:
            raise ValueError(
                f"The number of targets seen in `y` is different from the parameter `n_targets`. Got {n_seen} != {self.n_targets}."
            )
        if self.normalize_y:
            self._y_mean, spread = np.mean(y, axis=0), np.std(y, axis=0)
            self._y_spread = np.where(spread < 10 * np.finfo(float).eps, 1.0, spread) if np.ndim(spread) else spread or 1.0
            y = (y - self._y_mean) / self._y_spread
        else:
            shape = (y.shape[1],) if y.ndim == 2 else 1
            self._y_mean, self._y_spread = np.zeros(shape), np.ones(shape)
        if np.iterable(self.alpha) and self.alpha.shape[0] != y.shape[0]:
            if self.alpha.shape[0] != 1:
                raise ValueError(
                    f"alpha must be a scalar or an array with same number of entries as y. ({self.alpha.shape[0]} != {y.shape[0]})"
                )
            self.alpha = self.alpha[0]
        self.X_train_ = np.copy(X) if self.copy_X_train else X
        self.y_train_ = np.copy(y) if self.copy_X_train else y
        if self.optimizer is not None and self.kernel_.n_dims > 0:
            self.log_marginal_likelihood_value_ = search(self, random_state, True)
        else:
            self.log_marginal_likelihood_value_ = self.log_marginal_likelihood(self.kernel_.theta, clone_kernel=False)
        similar = self.kernel_(self.X_train_)
        similar[np.diag_indices(len(similar))] += self.alpha
        try:
            self.L_ = np.linalg.cholesky(similar)
        except np.linalg.LinAlgError as error:
            error.args = (
                f"The kernel, {self.kernel_}, is not returning a positive definite matrix. Try gradually increasing the 'alpha' parameter "
                "of your GaussianProcessRegressor estimator.", *error.args,
            )
            raise
        self.alpha_ = solve_both(self.L_, self.y_train_)
        return self

    def predict(self, X, return_std=False, return_cov=False):
        """The mean for each row, and the deviation or the covariances where asked for."""
        if return_std and return_cov:
            raise RuntimeError("At most one of return_std or return_cov can be requested.")
        X = self._validate(X, reset=False, **self._how())
        if not hasattr(self, "X_train_"):
            return self._before_data(X, return_std, return_cov)
        crossed = self.kernel_(X, self.X_train_)
        mean = self._y_spread * (crossed @ self.alpha_) + self._y_mean
        if mean.ndim > 1 and mean.shape[1] == 1:
            mean = mean[:, 0]
        if not return_std and not return_cov:
            return mean
        explained = solve_lower(self.L_, crossed.T)
        scale = np.atleast_1d(self._y_spread) ** 2
        if return_cov:
            covariance = (self.kernel_(X) - explained.T @ explained)[:, :, None] * scale
            return mean, covariance[:, :, 0] if covariance.shape[2] == 1 else covariance
        variance = self.kernel_.diag(X) - (explained ** 2).sum(axis=0)
        if np.any(variance < 0):
            warnings.warn("Predicted variances smaller than 0. Setting those variances to 0.", stacklevel=2)
            variance = np.where(variance < 0, 0.0, variance)
        variance = variance[:, None] * scale
        return mean, np.sqrt(variance[:, 0] if variance.shape[1] == 1 else variance)

    def _before_data(self, X, return_std, return_cov):
        kernel = default_kernel(self.kernel)
        n_targets = 1 if self.n_targets is None else self.n_targets
        mean = np.zeros((X.shape[0], n_targets)).squeeze()
        if not return_std and not return_cov:
            return mean
        made = kernel(X) if return_cov else kernel.diag(X)
        if n_targets > 1:
            made = np.repeat(made[..., None], n_targets, axis=-1)
        return mean, made if return_cov else np.sqrt(made)

    def sample_y(self, X, n_samples=1, random_state=0):
        """Functions drawn from the process, at these rows."""
        from sklearn.utils._random import check_random_state
        rng = check_random_state(random_state)
        mean, covariance = self.predict(X, return_cov=True)
        if mean.ndim == 1:
            return rng.multivariate_normal(mean, covariance, n_samples).T
        return np.hstack([
            rng.multivariate_normal(mean[:, target], covariance[..., target], n_samples).T[:, None] for target in range(mean.shape[1])
        ])

    def log_marginal_likelihood(self, theta=None, eval_gradient=False, clone_kernel=True):
        """How likely the data is, and the slopes of that in the numbers of the kernel."""
        if theta is None:
            if eval_gradient:
                raise ValueError("Gradient can only be evaluated for theta!=None")
            return self.log_marginal_likelihood_value_
        if clone_kernel:
            kernel = self.kernel_.clone_with_theta(theta)
        else:
            kernel = self.kernel_
            kernel.theta = theta
        similar, slopes = kernel(self.X_train_, eval_gradient=True) if eval_gradient else (kernel(self.X_train_), None)
        n_rows = len(similar)
        similar[np.diag_indices(n_rows)] += self.alpha
        try:
            lower = np.linalg.cholesky(similar)
        except np.linalg.LinAlgError:
            return (-np.inf, np.zeros_like(theta)) if eval_gradient else -np.inf
        y = self.y_train_.reshape(n_rows, -1)
        weights = solve_both(lower, y)
        value = np.sum(-0.5 * (y * weights).sum(axis=0) - np.log(np.diag(lower)).sum() - n_rows / 2 * np.log(2 * np.pi))
        if not eval_gradient:
            return value
        inner = weights @ weights.T - y.shape[1] * solve_both(lower, np.eye(n_rows))
        return value, 0.5 * (inner.ravel() @ slopes.reshape(n_rows * n_rows, -1))
