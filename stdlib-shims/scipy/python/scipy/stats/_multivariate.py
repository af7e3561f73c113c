"""The normal distribution of several variables."""

import numpy as np

from scipy import special as sc
from scipy._refusals import refuse
from scipy.stats._random import check_random_state

LOG_2PI = np.log(2 * np.pi)


def _parameters(mean, cov, allow_singular=False):
    """Mean, covariance, its inverse root, log determinant and rank, checked."""
    cov = np.asarray(1.0 if cov is None else cov, dtype=float)
    dim = np.asarray(mean).size if mean is not None else (cov.shape[0] if cov.ndim == 2 else max(cov.size, 1))
    mean = np.zeros(dim) if mean is None else np.asarray(mean, dtype=float).ravel()
    if cov.ndim == 0:
        cov = cov * np.eye(dim)
    elif cov.ndim == 1:
        cov = np.diag(cov)
    if cov.ndim == 2 and cov.shape != (dim, dim):
        rows, cols = cov.shape
        if rows != cols:
            raise ValueError(f"Array 'cov' must be square if it is two dimensional, but cov.shape = {cov.shape}.")
        raise ValueError(f"Dimension mismatch: array 'cov' is of shape {cov.shape}, but 'mean' is a vector of length {len(mean)}.")
    values, vectors = np.linalg.eigh(cov)
    eps = 1e6 * np.finfo(float).eps * np.max(np.abs(values))
    if np.min(values) < -eps:
        raise ValueError("The input matrix must be symmetric positive semidefinite.")
    kept = values > eps
    if np.sum(kept) < len(values) and not allow_singular:
        raise np.linalg.LinAlgError(
            "When `allow_singular is False`, the input matrix must be symmetric positive definite."
        )
    root = vectors * np.where(kept, 1 / np.sqrt(np.where(kept, values, 1.0)), 0.0)
    return mean, cov, root, float(np.sum(np.log(values[kept]))), int(np.sum(kept))


def _log_density(x, mean, root, log_det, rank):
    x = np.asarray(x, dtype=float)
    if x.ndim == 0:
        x = x[None]
    elif x.ndim == 1:
        x = x[:, None] if len(mean) == 1 else x[None, :]
    distance = np.sum(((x - mean) @ root) ** 2, axis=-1)
    answer = -0.5 * (rank * LOG_2PI + log_det + distance)
    return np.squeeze(answer)[()]


def _kept(dimensions, n):
    """The places of the variables that stay, checked."""
    dims = np.atleast_1d(np.array(dimensions))
    if len(dims) == 0:
        raise ValueError("Cannot marginalize all dimensions.")
    if dims.dtype.kind not in "iu":
        raise ValueError("Elements of `dimensions` must be integers - the indices of the marginal variables being retained.")
    places = np.where(dims < 0, dims + n, dims)
    if len(np.unique(places)) != len(places):
        raise ValueError("All elements of `dimensions` must be unique.")
    wrong = (places < 0) | (places >= n)
    if np.any(wrong):
        raise ValueError(f"Dimensions {dims[wrong]} are invalid for a distribution in {n} dimensions.")
    return places


def _corner(h, k, r):
    """The chance that two normal variables of correlation r lie below h and k, by an integral over the angle."""
    angles, weights = sc.roots_legendre(200)
    reach = np.arcsin(r)
    angles, weights = (angles + 1) * reach / 2, weights * reach / 2
    h, k = np.clip(h, -40, 40)[..., None], np.clip(k, -40, 40)[..., None]
    sine, cosine = np.sin(angles), np.cos(angles)
    bent = np.exp(-(h * h + k * k - 2 * h * k * sine) / (2 * cosine**2)) @ weights / (2 * np.pi)
    return sc.ndtr(h[..., 0]) * sc.ndtr(k[..., 0]) + bent


def box_chance(x, mean, cov, lower_limit):
    """The probability of a box, exactly; of one or two variables."""
    n = len(mean)
    if n > 2:
        refuse("scipy.stats.multivariate_normal.cdf of more than two variables")
    x = np.asarray(x, dtype=float)
    x = x[None, None] if x.ndim == 0 else x if x.ndim > 1 else x[:, None] if n == 1 else x[None, :]
    spread = np.sqrt(np.diag(cov))
    upper = (x - mean) / spread
    lower = np.full(upper.shape, -np.inf) if lower_limit is None else np.broadcast_to((np.asarray(lower_limit,
        dtype=float) - mean) / spread, upper.shape)
    if n == 1:
        return np.squeeze(sc.ndtr(upper[..., 0]) - sc.ndtr(lower[..., 0]))[()]
    r = cov[0, 1] / (spread[0] * spread[1])
    chance = lambda first, second: _corner(first[..., 0], second[..., 1], r)
    return np.squeeze(chance(upper, upper) - chance(lower, upper) - chance(upper, lower) + chance(lower, lower))[()]


class multivariate_normal_gen:
    """Normal vectors; called, it gives a frozen distribution."""

    def __call__(self, mean=None, cov=1, allow_singular=False, seed=None, **kwds):
        return multivariate_normal_frozen(mean, cov, allow_singular, seed)

    def logpdf(self, x, mean=None, cov=1, allow_singular=False):
        """The logarithm of the density."""
        mean, _, root, log_det, rank = _parameters(mean, cov, allow_singular)
        return _log_density(x, mean, root, log_det, rank)

    def pdf(self, x, mean=None, cov=1, allow_singular=False):
        """The density."""
        return np.exp(self.logpdf(x, mean, cov, allow_singular))

    def cdf(self, x, mean=None, cov=1, allow_singular=False, maxpts=None, abseps=1e-5, releps=1e-5, *, lower_limit=None, rng=None):
        """The probability of the box below x, or between `lower_limit` and x; of one or two variables."""
        mean, cov, _, _, _ = _parameters(mean, cov, allow_singular)
        return box_chance(x, mean, cov, lower_limit)

    def logcdf(self, x, mean=None, cov=1, allow_singular=False, maxpts=None, abseps=1e-5, releps=1e-5, *, lower_limit=None, rng=None):
        """The logarithm of `cdf`."""
        return np.log(self.cdf(x, mean, cov, allow_singular, lower_limit=lower_limit))

    def marginal(self, dimensions, mean=None, cov=1, allow_singular=False):
        """The distribution of some of the variables."""
        mean, cov, _, _, _ = _parameters(mean, cov, allow_singular)
        dims = _kept(dimensions, len(mean))
        return multivariate_normal_frozen(mean[dims], cov[np.ix_(dims, dims)], allow_singular, None)

    def fit(self, x, fix_mean=None, fix_cov=None):
        """The likeliest mean and covariance of rows of vectors."""
        x = np.asarray(x)
        if x.ndim != 2:
            raise ValueError("`x` must be two-dimensional.")
        mean = x.mean(axis=0)
        if fix_mean is not None:
            mean = np.atleast_1d(fix_mean)
            if mean.shape != (x.shape[1],):
                raise ValueError("`fix_mean` must be a one-dimensional array the same length as the dimensionality of the vectors `x`.")
        if fix_cov is None:
            return mean, (x - mean).T @ (x - mean) / len(x)
        cov = np.atleast_2d(fix_cov)
        if cov.shape != (x.shape[1], x.shape[1]):
            raise ValueError("`fix_cov` must be a two-dimensional square array of same side length as the dimensionality of the vectors "
                             "`x`.")
        if np.min(np.linalg.eigvalsh(cov)) < -1e-10 * np.max(np.abs(cov)):
            raise ValueError("`fix_cov` must be symmetric positive semidefinite.")
        return mean, cov

    def rvs(self, mean=None, cov=1, size=1, random_state=None):
        """Random vectors."""
        mean, cov, _, _, _ = _parameters(mean, cov, True)
        drawn = check_random_state(random_state).multivariate_normal(mean, cov, size)
        return np.squeeze(drawn)[()]

    def entropy(self, mean=None, cov=1):
        """The differential entropy."""
        _, _, _, log_det, rank = _parameters(mean, cov, True)
        return 0.5 * (rank * (LOG_2PI + 1) + log_det)


class multivariate_normal_frozen:
    """Normal vectors with mean and covariance fixed."""

    def __init__(self, mean, cov, allow_singular, seed):
        self.mean, self.cov, self._root, self._log_det, self._rank = _parameters(mean, cov, allow_singular)
        self.dim = len(self.mean)
        self.allow_singular = allow_singular
        self._seed = seed

    def logpdf(self, x):
        """The logarithm of the density."""
        return _log_density(x, self.mean, self._root, self._log_det, self._rank)

    def pdf(self, x):
        """The density."""
        return np.exp(self.logpdf(x))

    def cdf(self, x, *, lower_limit=None, rng=None):
        """The probability of the box below x, or between `lower_limit` and x; of one or two variables."""
        return box_chance(x, self.mean, self.cov, lower_limit)

    def logcdf(self, x, *, lower_limit=None, rng=None):
        """The logarithm of `cdf`."""
        return np.log(self.cdf(x, lower_limit=lower_limit))

    def marginal(self, dimensions):
        """The distribution of some of the variables."""
        return multivariate_normal.marginal(dimensions, self.mean, self.cov, self.allow_singular)

    def rvs(self, size=1, random_state=None):
        """Random vectors."""
        return multivariate_normal.rvs(self.mean, self.cov, size, self._seed if random_state is None else random_state)

    def entropy(self):
        """The differential entropy."""
        return 0.5 * (self._rank * (LOG_2PI + 1) + self._log_det)


multivariate_normal = multivariate_normal_gen()
