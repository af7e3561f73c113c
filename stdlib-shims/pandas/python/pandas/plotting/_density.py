"""A Gaussian kernel density estimate of one variable."""

import numpy as np

_FEW = 4_000_000


class Density:
    """The estimate of a sample; calling it gives the density at places."""

    def __init__(self, sample, bw_method=None, weights=None):
        self.sample = np.asarray(sample, dtype=float).ravel()
        if len(self.sample) < 2:
            raise ValueError("`dataset` input should have multiple elements.")
        weights = np.ones(len(self.sample)) if weights is None else np.asarray(weights, dtype=float)
        self.weights = weights / weights.sum()
        effective = 1 / np.sum(self.weights**2)
        if bw_method is None or (isinstance(bw_method, str) and bw_method == "scott"):
            factor = effective ** (-1 / 5)
        elif isinstance(bw_method, str) and bw_method == "silverman":
            factor = (effective * 3 / 4) ** (-1 / 5)
        elif isinstance(bw_method, (int, float, np.number)):
            factor = float(bw_method)
        elif callable(bw_method):
            self.n, self.d, self.neff = len(self.sample), 1, effective
            factor = bw_method(self)
        else:
            raise ValueError("`bw_method` should be 'scott', 'silverman', a scalar or a callable.")
        mean = np.sum(self.weights * self.sample)
        variance = np.sum(self.weights * (self.sample - mean) ** 2) / (1 - np.sum(self.weights**2))
        if variance == 0:
            raise np.linalg.LinAlgError(
                "The data appears to lie in a lower-dimensional subspace of the space in which it is expressed. This has "
                "resulted in a singular data covariance matrix, which cannot be treated using the algorithms implemented "
                "in `gaussian_kde`. Consider performing principal component analysis / dimensionality reduction and using "
                "`gaussian_kde` with the transformed data."
            )
        self.width = np.sqrt(variance) * factor

    def __call__(self, places):
        """The density at places; a piece at a time, so that memory stays small."""
        places = np.asarray(places, dtype=float).ravel()
        result = np.empty(len(places))
        step = max(1, _FEW // len(self.sample))
        for start in range(0, len(places), step):
            gaps = (places[start : start + step, None] - self.sample) / self.width
            result[start : start + step] = np.exp(-0.5 * gaps * gaps) @ self.weights
        return result / (np.sqrt(2 * np.pi) * self.width)
