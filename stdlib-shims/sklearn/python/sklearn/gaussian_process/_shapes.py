"""The kernels themselves."""

import math

import numpy as np

from sklearn._data import row_count
from sklearn.gaussian_process._kernel import GenericKernelMixin, Hyperparameter, Kernel, NormalizedKernelMixin, StationaryKernelMixin

_WIDE = (1e-05, 100000.0)
_NEEDS_ONE = "Gradient can only be evaluated when Y is None."


def _no_slopes(n_rows):
    return np.empty((n_rows, n_rows, 0))


def _squares(X, Y):
    """Squared distances of rows."""
    from scipy.spatial.distance import cdist
    return cdist(X, Y, metric="sqeuclidean")


class ConstantKernel(StationaryKernelMixin, GenericKernelMixin, Kernel):
    """The same similarity for all rows."""

    def __init__(self, constant_value=1.0, constant_value_bounds=_WIDE):
        self.constant_value = constant_value
        self.constant_value_bounds = constant_value_bounds

    @property
    def hyperparameter_constant_value(self):
        """The similarity."""
        return Hyperparameter("constant_value", "numeric", self.constant_value_bounds)

    def __call__(self, X, Y=None, eval_gradient=False):
        if Y is not None and eval_gradient:
            raise ValueError(_NEEDS_ONE)
        n_rows = row_count(X)
        similar = np.full((n_rows, row_count(X if Y is None else Y)), self.constant_value, dtype=np.array(self.constant_value).dtype)
        if not eval_gradient:
            return similar
        return similar, _no_slopes(n_rows) if self.hyperparameter_constant_value.fixed else similar[:, :, None].copy()

    def diag(self, X):
        """The similarity of each row with itself."""
        return np.full(row_count(X), self.constant_value, dtype=np.array(self.constant_value).dtype)

    def __repr__(self):
        return f"{np.sqrt(self.constant_value):.3g}**2"


class WhiteKernel(StationaryKernelMixin, GenericKernelMixin, Kernel):
    """Noise: each row is like itself alone."""

    def __init__(self, noise_level=1.0, noise_level_bounds=_WIDE):
        self.noise_level = noise_level
        self.noise_level_bounds = noise_level_bounds

    @property
    def hyperparameter_noise_level(self):
        """The variance of the noise."""
        return Hyperparameter("noise_level", "numeric", self.noise_level_bounds)

    def __call__(self, X, Y=None, eval_gradient=False):
        if Y is not None:
            if eval_gradient:
                raise ValueError(_NEEDS_ONE)
            return np.zeros((row_count(X), row_count(Y)))
        n_rows = row_count(X)
        similar = self.noise_level * np.eye(n_rows)
        if not eval_gradient:
            return similar
        return similar, _no_slopes(n_rows) if self.hyperparameter_noise_level.fixed else similar[:, :, None].copy()

    def diag(self, X):
        """The similarity of each row with itself."""
        return np.full(row_count(X), self.noise_level, dtype=np.array(self.noise_level).dtype)

    def __repr__(self):
        return f"{type(self).__name__}(noise_level={self.noise_level:.3g})"


class RBF(StationaryKernelMixin, NormalizedKernelMixin, Kernel):
    """Similarity that falls with the squared distance, by one length scale or by one for each column."""

    def __init__(self, length_scale=1.0, length_scale_bounds=_WIDE):
        self.length_scale = length_scale
        self.length_scale_bounds = length_scale_bounds

    @property
    def anisotropic(self):
        """Whether each column has its own length scale."""
        return np.iterable(self.length_scale) and len(self.length_scale) > 1

    @property
    def hyperparameter_length_scale(self):
        """The length scales."""
        if self.anisotropic:
            return Hyperparameter("length_scale", "numeric", self.length_scale_bounds, len(self.length_scale))
        return Hyperparameter("length_scale", "numeric", self.length_scale_bounds)

    def _scaled(self, X, Y, eval_gradient):
        """Rows over the length scale, the others too, and the length scale."""
        X = np.atleast_2d(X)
        scale = np.squeeze(self.length_scale).astype(float)
        if np.ndim(scale) > 1:
            raise ValueError("length_scale cannot be of dimension greater than 1")
        if np.ndim(scale) == 1 and X.shape[1] != scale.shape[0]:
            raise ValueError(f"Anisotropic kernel must have the same number of dimensions as data ({scale.shape[0]}!={X.shape[1]})")
        if Y is not None and eval_gradient:
            raise ValueError(_NEEDS_ONE)
        return X / scale, X / scale if Y is None else np.atleast_2d(Y) / scale, scale

    def _by_column(self, scaled, squares):
        """Squared distances apart by column; together for one length scale."""
        if not self.anisotropic:
            return squares[:, :, None]
        return (scaled[:, None, :] - scaled[None, :, :]) ** 2

    def __call__(self, X, Y=None, eval_gradient=False):
        scaled, others, _ = self._scaled(X, Y, eval_gradient)
        squares = _squares(scaled, others)
        similar = np.exp(-0.5 * squares)
        if Y is None:
            np.fill_diagonal(similar, 1)
        if not eval_gradient:
            return similar
        if self.hyperparameter_length_scale.fixed:
            return similar, _no_slopes(len(similar))
        return similar, self._by_column(scaled, squares) * similar[:, :, None]

    def _shown_scale(self):
        if self.anisotropic:
            return "[" + ", ".join(f"{scale:.3g}" for scale in self.length_scale) + "]"
        return f"{np.ravel(self.length_scale)[0]:.3g}"

    def __repr__(self):
        return f"{type(self).__name__}(length_scale={self._shown_scale()})"


class Matern(RBF):
    """The same with a roughness: nu of 0.5 is rough, infinity is smooth."""

    def __init__(self, length_scale=1.0, length_scale_bounds=_WIDE, nu=1.5):
        self.length_scale = length_scale
        self.length_scale_bounds = length_scale_bounds
        self.nu = nu

    def _of(self, apart):
        nu = self.nu
        if nu == 0.5:
            return np.exp(-apart)
        if nu == 1.5:
            scaled = apart * math.sqrt(3)
            return (1.0 + scaled) * np.exp(-scaled)
        if nu == 2.5:
            scaled = apart * math.sqrt(5)
            return (1.0 + scaled + scaled ** 2 / 3.0) * np.exp(-scaled)
        if nu == np.inf:
            return np.exp(-(apart ** 2) / 2.0)
        from scipy.special import gamma, kv
        apart = np.where(apart == 0.0, np.finfo(float).eps, apart)
        scaled = math.sqrt(2 * nu) * apart
        return 2 ** (1.0 - nu) / gamma(nu) * scaled ** nu * kv(nu, scaled)

    def __call__(self, X, Y=None, eval_gradient=False):
        scaled, others, _ = self._scaled(X, Y, eval_gradient)
        squares = _squares(scaled, others)
        similar = self._of(np.sqrt(squares))
        if Y is None:
            np.fill_diagonal(similar, 1)
        if not eval_gradient:
            return similar
        if self.hyperparameter_length_scale.fixed:
            return similar, _no_slopes(len(similar))
        apart = self._by_column(scaled, squares)
        total = apart.sum(axis=2)
        if self.nu == 0.5:
            length = np.sqrt(total)[:, :, None]
            slopes = similar[:, :, None] * np.where(length != 0, apart / np.where(length != 0, length, 1.0), 0.0)
        elif self.nu == 1.5:
            slopes = 3 * apart * np.exp(-np.sqrt(3 * total))[:, :, None]
        elif self.nu == 2.5:
            length = np.sqrt(5 * total)[:, :, None]
            slopes = 5.0 / 3.0 * apart * (length + 1) * np.exp(-length)
        elif self.nu == np.inf:
            slopes = apart * similar[:, :, None]
        else:
            return similar, differences(self.theta, lambda theta: self.clone_with_theta(theta)(X))
        return similar, slopes

    def __repr__(self):
        return f"{type(self).__name__}(length_scale={self._shown_scale()}, nu={self.nu:.3g})"


def differences(theta, function, step=1e-10):
    """Slopes of a matrix by small steps of each number."""
    first = function(theta)
    slopes = np.zeros((*first.shape, len(theta)))
    for place in range(len(theta)):
        moved = np.array(theta, dtype=float)
        moved[place] += step
        slopes[:, :, place] = (function(moved) - first) / step
    return slopes


class RationalQuadratic(StationaryKernelMixin, NormalizedKernelMixin, Kernel):
    """A mixture of many length scales."""

    def __init__(self, length_scale=1.0, alpha=1.0, length_scale_bounds=_WIDE, alpha_bounds=_WIDE):
        self.length_scale = length_scale
        self.alpha = alpha
        self.length_scale_bounds = length_scale_bounds
        self.alpha_bounds = alpha_bounds

    @property
    def hyperparameter_length_scale(self):
        """The length scale."""
        return Hyperparameter("length_scale", "numeric", self.length_scale_bounds)

    @property
    def hyperparameter_alpha(self):
        """How much the length scales are mixed."""
        return Hyperparameter("alpha", "numeric", self.alpha_bounds)

    def __call__(self, X, Y=None, eval_gradient=False):
        if len(np.atleast_1d(self.length_scale)) > 1:
            raise AttributeError("RationalQuadratic kernel only supports isotropic version, please use a single scalar for length_scale")
        if Y is not None and eval_gradient:
            raise ValueError(_NEEDS_ONE)
        X = np.atleast_2d(X)
        squares = _squares(X, X if Y is None else np.atleast_2d(Y))
        base = 1 + squares / (2 * self.alpha * self.length_scale ** 2)
        similar = base ** -self.alpha
        if Y is None:
            np.fill_diagonal(similar, 1)
        if not eval_gradient:
            return similar
        slopes = []
        if not self.hyperparameter_alpha.fixed:
            slopes.append(similar * (-self.alpha * np.log(base) + squares / (2 * self.length_scale ** 2 * base)))
        if not self.hyperparameter_length_scale.fixed:
            slopes.append(squares * similar / (self.length_scale ** 2 * base))
        return similar, np.stack(slopes, axis=2) if slopes else _no_slopes(len(similar))

    def __repr__(self):
        return f"{type(self).__name__}(alpha={self.alpha:.3g}, length_scale={self.length_scale:.3g})"


class ExpSineSquared(StationaryKernelMixin, NormalizedKernelMixin, Kernel):
    """Similarity that comes back with a period."""

    def __init__(self, length_scale=1.0, periodicity=1.0, length_scale_bounds=_WIDE, periodicity_bounds=_WIDE):
        self.length_scale = length_scale
        self.periodicity = periodicity
        self.length_scale_bounds = length_scale_bounds
        self.periodicity_bounds = periodicity_bounds

    @property
    def hyperparameter_length_scale(self):
        """The length scale."""
        return Hyperparameter("length_scale", "numeric", self.length_scale_bounds)

    @property
    def hyperparameter_periodicity(self):
        """The period."""
        return Hyperparameter("periodicity", "numeric", self.periodicity_bounds)

    def __call__(self, X, Y=None, eval_gradient=False):
        if Y is not None and eval_gradient:
            raise ValueError(_NEEDS_ONE)
        X = np.atleast_2d(X)
        phase = np.pi * np.sqrt(_squares(X, X if Y is None else np.atleast_2d(Y))) / self.periodicity
        sine = np.sin(phase)
        similar = np.exp(-2 * (sine / self.length_scale) ** 2)
        if not eval_gradient:
            return similar
        slopes = []
        if not self.hyperparameter_length_scale.fixed:
            slopes.append(4 / self.length_scale ** 2 * sine ** 2 * similar)
        if not self.hyperparameter_periodicity.fixed:
            slopes.append(4 * phase / self.length_scale ** 2 * np.cos(phase) * sine * similar)
        return similar, np.stack(slopes, axis=2) if slopes else _no_slopes(len(similar))

    def __repr__(self):
        return f"{type(self).__name__}(length_scale={self.length_scale:.3g}, periodicity={self.periodicity:.3g})"


class DotProduct(Kernel):
    """The product of rows, as in a linear model."""

    def __init__(self, sigma_0=1.0, sigma_0_bounds=_WIDE):
        self.sigma_0 = sigma_0
        self.sigma_0_bounds = sigma_0_bounds

    @property
    def hyperparameter_sigma_0(self):
        """How far the intercept may lie from zero."""
        return Hyperparameter("sigma_0", "numeric", self.sigma_0_bounds)

    def __call__(self, X, Y=None, eval_gradient=False):
        if Y is not None and eval_gradient:
            raise ValueError(_NEEDS_ONE)
        X = np.atleast_2d(X)
        similar = X @ (X if Y is None else np.atleast_2d(Y)).T + self.sigma_0 ** 2
        if not eval_gradient:
            return similar
        if self.hyperparameter_sigma_0.fixed:
            return similar, _no_slopes(len(similar))
        return similar, np.full((*similar.shape, 1), 2 * self.sigma_0 ** 2)

    def diag(self, X):
        """The similarity of each row with itself."""
        return (np.asarray(X) ** 2).sum(axis=1) + self.sigma_0 ** 2

    def is_stationary(self):
        """Whether only the distance of rows counts."""
        return False

    def __repr__(self):
        return f"{type(self).__name__}(sigma_0={self.sigma_0:.3g})"


class PairwiseKernel(Kernel):
    """A kernel of sklearn.metrics.pairwise."""

    def __init__(self, gamma=1.0, gamma_bounds=_WIDE, metric="linear", pairwise_kernels_kwargs=None):
        self.gamma = gamma
        self.gamma_bounds = gamma_bounds
        self.metric = metric
        self.pairwise_kernels_kwargs = pairwise_kernels_kwargs

    @property
    def hyperparameter_gamma(self):
        """The parameter gamma of the kernel."""
        return Hyperparameter("gamma", "numeric", self.gamma_bounds)

    def _of(self, X, Y, gamma):
        from sklearn.metrics.pairwise import pairwise_kernels
        return pairwise_kernels(X, Y, metric=self.metric, gamma=gamma, filter_params=True, **(self.pairwise_kernels_kwargs or {}))

    def __call__(self, X, Y=None, eval_gradient=False):
        X = np.atleast_2d(X)
        similar = self._of(X, Y, self.gamma)
        if not eval_gradient:
            return similar
        if self.hyperparameter_gamma.fixed:
            return similar, _no_slopes(len(similar))
        return similar, differences(self.theta, lambda theta: self._of(X, Y, np.exp(theta[0])))

    def diag(self, X):
        """The similarity of each row with itself."""
        return np.array([self(row)[0, 0] for row in X])

    def is_stationary(self):
        """Whether only the distance of rows counts."""
        return self.metric in ["rbf"]

    def __repr__(self):
        return f"{type(self).__name__}(gamma={self.gamma}, metric={self.metric})"
