"""gaussian_kde: the density of a sample as a sum of normal bells."""

import numpy as np
from _scipy_stats import bells

from scipy.special import logsumexp, ndtr
from scipy.stats._random import check_random_state


class gaussian_kde:
    """A density estimated from points, one bell at each."""

    def __init__(self, dataset, bw_method=None, weights=None):
        self.dataset = np.atleast_2d(np.asarray(dataset))
        if not self.dataset.size > 1:
            raise ValueError("`dataset` input should have multiple elements.")
        self.d, self.n = self.dataset.shape
        if weights is not None:
            weights = np.atleast_1d(weights).astype(float)
            if weights.ndim != 1:
                raise ValueError("`weights` input should be one-dimensional.")
            if len(weights) != self.n:
                raise ValueError("`weights` input should be of length n")
            self._weights = weights / weights.sum()
        else:
            self._weights = np.full(self.n, 1.0 / self.n)
        if self.d > self.n:
            raise ValueError(
                "Number of dimensions is greater than number of samples. This results in a singular data covariance matrix, which cannot "
                "be treated "
                "using the algorithms implemented in `gaussian_kde`. Note that `gaussian_kde` interprets each *column* of `dataset` to be "
                "a point; "
                "consider transposing the input to `dataset`."
            )
        self.set_bandwidth(bw_method)

    @property
    def weights(self):
        """The share of each point."""
        return self._weights

    @property
    def neff(self):
        """How many equal points the weights are worth."""
        return 1 / np.sum(self._weights**2)

    def scotts_factor(self):
        """Scott's rule for the width of a bell."""
        return np.power(self.neff, -1.0 / (self.d + 4))

    def silverman_factor(self):
        """Silverman's rule for the width of a bell."""
        return np.power(self.neff * (self.d + 2.0) / 4.0, -1.0 / (self.d + 4))

    covariance_factor = scotts_factor

    def set_bandwidth(self, bw_method=None):
        """Chooses the width of the bells by a rule, a number or a function."""
        if bw_method is None or bw_method == "scott":
            self.covariance_factor = self.scotts_factor
        elif isinstance(bw_method, str) and bw_method == "silverman":
            self.covariance_factor = self.silverman_factor
        elif np.isscalar(bw_method) and not isinstance(bw_method, str):
            self.covariance_factor = lambda: bw_method
        elif callable(bw_method):
            self.covariance_factor = lambda: bw_method(self)
        else:
            raise ValueError("`bw_method` should be 'scott', 'silverman', a scalar or a callable.")
        self.factor = self.covariance_factor()
        spread = np.atleast_2d(np.cov(self.dataset, rowvar=1, bias=False, aweights=self._weights))
        try:
            root = np.linalg.cholesky(spread)
        except np.linalg.LinAlgError as error:
            raise np.linalg.LinAlgError(
                "The data appears to lie in a lower-dimensional subspace of the space in which it is expressed. This has resulted in a "
                "singular data "
                "covariance matrix, which cannot be treated using the algorithms implemented in `gaussian_kde`. Consider performing "
                "principal component "
                "analysis / dimensionality reduction and using `gaussian_kde` with the transformed data."
            ) from error
        self._data_covariance = spread
        self.covariance = spread * self.factor**2
        self.cho_cov = root * self.factor
        self.log_det = 2 * np.log(np.diag(self.cho_cov * np.sqrt(2 * np.pi))).sum()

    @property
    def inv_cov(self):
        """The inverse of the covariance of one bell."""
        return np.linalg.inv(self._data_covariance) / self.factor**2

    def _points(self, points):
        points = np.atleast_2d(np.asarray(points, dtype=float))
        d, m = points.shape
        if d != self.d:
            if d == 1 and m == self.d:
                return np.reshape(points, (self.d, 1))
            raise ValueError(f"points have dimension {d}, dataset has dimension {self.d}")
        return points

    def _round(self, points):
        """The data and the points where the bells are round and of width one."""
        inverse = np.linalg.inv(self.cho_cov)
        return inverse @ self.dataset.astype(float), inverse @ points

    def _distances(self, points):
        data, points = self._round(points)
        total = np.zeros((points.shape[1], self.n))
        for row in range(self.d):
            total += (points[row][:, None] - data[row]) ** 2
        return total

    def evaluate(self, points):
        """The density at each point."""
        data, points = self._round(self._points(points))
        return bells(data, self._weights, points) * np.exp(-self.log_det / 2)

    __call__ = evaluate
    pdf = evaluate

    def logpdf(self, x):
        """The logarithm of the density at each point."""
        return logsumexp(-0.5 * self._distances(self._points(x)) + np.log(self._weights), axis=1) - self.log_det / 2

    def integrate_box_1d(self, low, high):
        """The probability between two ends."""
        if self.d != 1:
            raise ValueError("integrate_box_1d() only handles 1D pdfs")
        width = np.ravel(np.sqrt(self.covariance))[0]
        return np.sum(self._weights * (ndtr((high - self.dataset[0]) / width) - ndtr((low - self.dataset[0]) / width)))

    def resample(self, size=None, seed=None):
        """Random points of the density, one column each."""
        size = int(self.neff) if size is None else size
        stream = check_random_state(seed)
        noise = np.transpose(stream.multivariate_normal(np.zeros((self.d,), float), self.covariance, size))
        chosen = stream.choice(self.n, size=size, p=self._weights)
        return self.dataset[:, chosen] + noise
