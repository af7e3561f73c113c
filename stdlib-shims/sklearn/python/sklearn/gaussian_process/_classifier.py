"""Classification by a Gaussian process, with the approximation of Laplace."""

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import BOOL, SEED, int_from, one_of
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.gaussian_process._combined import CompoundKernel
from sklearn.gaussian_process._shared import default_kernel, search, solve_both, solve_lower

# The logistic curve as a sum of five error functions, after Williams and Barber.
_WIDTHS = np.array([0.41, 0.4, 0.37, 0.44, 0.39])[:, None]
_SHARES = np.array([-1854.8214151, 3516.89893646, 221.29346712, 128.12323805, -2010.49422654])[:, None]


class _TwoClasses(BaseEstimator):
    """Two classes."""

    _estimator_type = None

    def __init__(self, kernel=None, *, optimizer="fmin_l_bfgs_b", n_restarts_optimizer=0, max_iter_predict=100, warm_start=False,
                 copy_X_train=True, random_state=None):
        self.kernel = kernel
        self.optimizer = optimizer
        self.n_restarts_optimizer = n_restarts_optimizer
        self.max_iter_predict = max_iter_predict
        self.warm_start = warm_start
        self.copy_X_train = copy_X_train
        self.random_state = random_state

    def fit(self, X, y):
        from sklearn.utils._random import check_random_state
        self.kernel_ = default_kernel(self.kernel)
        random_state = check_random_state(self.random_state)
        self.X_train_ = np.copy(X) if self.copy_X_train else X
        self.classes_, self.y_train_ = np.unique(y, return_inverse=True)
        if self.optimizer is not None and self.kernel_.n_dims > 0:
            self.log_marginal_likelihood_value_ = search(self, random_state, False)
        else:
            self.log_marginal_likelihood_value_ = self.log_marginal_likelihood(self.kernel_.theta)
        _, (self.pi_, self.W_sr_, self.L_, _) = self._mode(self.kernel_(self.X_train_))
        return self

    def predict(self, X):
        latent = self.kernel_(self.X_train_, X).T @ (self.y_train_ - self.pi_)
        return np.where(latent > 0, self.classes_[1], self.classes_[0])

    def predict_proba(self, X):
        from scipy.special import erf
        mean, variance = self.latent_mean_and_variance(X)
        alpha = 1 / (2 * variance)
        gamma = _WIDTHS * mean
        parts = np.sqrt(np.pi / alpha) * erf(gamma * np.sqrt(alpha / (alpha + _WIDTHS ** 2))) / (2 * np.sqrt(variance * 2 * np.pi))
        share = (_SHARES * parts).sum(axis=0) + 0.5 * _SHARES.sum()
        return np.vstack((1 - share, share)).T

    def latent_mean_and_variance(self, X):
        crossed = self.kernel_(self.X_train_, X)
        explained = solve_lower(self.L_, self.W_sr_[:, None] * crossed)
        return crossed.T @ (self.y_train_ - self.pi_), self.kernel_.diag(X) - (explained ** 2).sum(axis=0)

    def log_marginal_likelihood(self, theta=None, eval_gradient=False, clone_kernel=True):
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
        value, (shares, root, lower, pull) = self._mode(similar)
        if not eval_gradient:
            return value
        inverse = root[:, None] * solve_both(lower, np.diag(root))
        explained = solve_lower(lower, root[:, None] * similar)
        bend = -0.5 * (np.diag(similar) - (explained ** 2).sum(axis=0)) * (shares * (1 - shares) * (1 - 2 * shares))
        made = np.empty(len(theta))
        for place in range(len(theta)):
            slope = slopes[:, :, place]
            explicit = 0.5 * (pull @ slope @ pull) - 0.5 * (inverse.T.ravel() @ slope.ravel())
            moved = slope @ (self.y_train_ - shares)
            made[place] = explicit + bend @ (moved - similar @ (inverse @ moved))
        return value, made

    def _mode(self, similar):
        """The likelihood at the most likely function, and what was computed on the way."""
        from scipy.special import expit
        y = self.y_train_
        latent = np.zeros(len(y))
        if self.warm_start and hasattr(self, "f_cached") and self.f_cached.shape == y.shape:
            latent = self.f_cached
        best = -np.inf
        for _ in range(self.max_iter_predict):
            shares = expit(latent)
            weights = shares * (1 - shares)
            root = np.sqrt(weights)
            scaled = root[:, None] * similar
            lower = np.linalg.cholesky(np.eye(len(y)) + scaled * root)
            moved = weights * latent + (y - shares)
            pull = moved - root * solve_both(lower, scaled @ moved)
            latent = similar @ pull
            value = -0.5 * (pull @ latent) - np.log1p(np.exp(-(y * 2 - 1) * latent)).sum() - np.log(np.diag(lower)).sum()
            if value - best < 1e-10:
                break
            best = value
        self.f_cached = latent
        return best, (shares, root, lower, pull)


class GaussianProcessClassifier(ClassifierMixin, BaseEstimator):
    """Classes with their probability, from the classes of similar rows."""

    _rules = {"kernel": ("an instance of 'sklearn.gaussian_process.kernels.Kernel'", "None"),
              "optimizer": (one_of("fmin_l_bfgs_b"), "a callable", "None"), "n_restarts_optimizer": int_from(0),
              "max_iter_predict": int_from(1), "warm_start": BOOL, "copy_X_train": BOOL, "random_state": SEED,
              "multi_class": one_of("one_vs_one", "one_vs_rest"), "n_jobs": ("an instance of 'int'", "None")}

    def __init__(self, kernel=None, *, optimizer="fmin_l_bfgs_b", n_restarts_optimizer=0, max_iter_predict=100, warm_start=False,
                 copy_X_train=True, random_state=None, multi_class="one_vs_rest", n_jobs=None):
        self.kernel = kernel
        self.optimizer = optimizer
        self.n_restarts_optimizer = n_restarts_optimizer
        self.max_iter_predict = max_iter_predict
        self.warm_start = warm_start
        self.copy_X_train = copy_X_train
        self.random_state = random_state
        self.multi_class = multi_class
        self.n_jobs = n_jobs

    def _how(self):
        is_vector = self.kernel is None or self.kernel.requires_vector_input
        return {"ensure_2d": is_vector, "dtype": "numeric" if is_vector else None}

    def fit(self, X, y):
        """Find the numbers of the kernel, and the most likely function of each class."""
        from sklearn.multiclass import OneVsOneClassifier, OneVsRestClassifier
        self._check_parameters()
        if isinstance(self.kernel, CompoundKernel):
            raise ValueError("kernel cannot be a CompoundKernel")
        X, y = self._validate(X, y, needs_y=True, **self._how())
        inner = _TwoClasses(kernel=self.kernel, optimizer=self.optimizer, n_restarts_optimizer=self.n_restarts_optimizer,
                            max_iter_predict=self.max_iter_predict, warm_start=self.warm_start, copy_X_train=self.copy_X_train,
                            random_state=self.random_state)
        self.classes_ = np.unique(y)
        self.n_classes_ = self.classes_.size
        if self.n_classes_ == 1:
            raise ValueError(
                "GaussianProcessClassifier requires 2 or more distinct classes; got 1 class (only class "
                f"{self.classes_[0]} is present)"
            )
        if self.n_classes_ > 2:
            inner = (OneVsRestClassifier if self.multi_class == "one_vs_rest" else OneVsOneClassifier)(inner, n_jobs=self.n_jobs)
        self.base_estimator_ = inner.fit(X, y)
        self.log_marginal_likelihood_value_ = np.mean([part.log_marginal_likelihood() for part in self._parts()])
        return self

    def _parts(self):
        return self.base_estimator_.estimators_ if self.n_classes_ > 2 else [self.base_estimator_]

    def predict(self, X):
        """The class of each row."""
        check_fitted(self)
        return self.base_estimator_.predict(self._validate(X, reset=False, **self._how()))

    def predict_proba(self, X):
        """The probability of each class."""
        check_fitted(self)
        if self.n_classes_ > 2 and self.multi_class == "one_vs_one":
            raise ValueError(
                "one_vs_one multi-class mode does not support predicting probability estimates. Use one_vs_rest mode instead."
            )
        return self.base_estimator_.predict_proba(self._validate(X, reset=False, **self._how()))

    @property
    def kernel_(self):
        """The kernel with the numbers found; one for each class where there are more than two."""
        return self.base_estimator_.kernel_ if self.n_classes_ == 2 else CompoundKernel([part.kernel_ for part in self._parts()])

    def log_marginal_likelihood(self, theta=None, eval_gradient=False, clone_kernel=True):
        """How likely the data is."""
        check_fitted(self)
        if theta is None:
            if eval_gradient:
                raise ValueError("Gradient can only be evaluated for theta!=None")
            return self.log_marginal_likelihood_value_
        theta = np.asarray(theta)
        if self.n_classes_ == 2:
            return self.base_estimator_.log_marginal_likelihood(theta, eval_gradient, clone_kernel=clone_kernel)
        if eval_gradient:
            raise NotImplementedError("Gradient of log-marginal-likelihood not implemented for multi-class GPC.")
        width, parts = self._parts()[0].kernel_.n_dims, self._parts()
        if theta.shape[0] == width:
            return np.mean([part.log_marginal_likelihood(theta, clone_kernel=clone_kernel) for part in parts])
        if theta.shape[0] == width * len(self.classes_):
            return np.mean([
                part.log_marginal_likelihood(theta[width * place:width * (place + 1)], clone_kernel=clone_kernel)
                for place, part in enumerate(parts)
            ])
        raise ValueError(
            f"Shape of theta must be either {width} or {width * len(self.classes_)}. Obtained theta with shape {theta.shape[0]}."
        )

    def latent_mean_and_variance(self, X):
        """Mean and variance of the function behind the classes."""
        if self.n_classes_ > 2:
            raise ValueError(
                "Returning the mean and variance of the latent function f is only supported for binary classification, received "
                f"{self.n_classes_} classes."
            )
        check_fitted(self)
        return self.base_estimator_.latent_mean_and_variance(self._validate(X, reset=False, **self._how()))
