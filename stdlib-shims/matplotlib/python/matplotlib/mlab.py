"""Spectra, trends and densities: the numbers behind psd, specgram, cohere and violins."""

import numpy as np

from ._spectra import angle_spectrum, cohere, complex_spectrum, csd, magnitude_spectrum, phase_spectrum, psd, specgram, window_hanning, window_none


def detrend(x, key=None, axis=None):
    """The values without their mean ("mean", "constant"), their line ("linear"), nothing ("none"), or by a function."""
    by_name = {None: detrend_mean, "default": detrend_mean, "constant": detrend_mean, "mean": detrend_mean, "linear": detrend_linear,
               "none": detrend_none}
    remove = by_name.get(key, key)
    if not callable(remove):
        raise ValueError(f"Unknown value for key: {key!r}, must be one of: 'default', 'constant', 'mean', 'linear', or a function")
    values = _with_axis(x, axis)
    if values.ndim <= 1 and not axis:
        return remove(values)
    try:
        return remove(values, axis=axis)
    except TypeError:
        return np.apply_along_axis(remove, axis=axis, arr=values)


def _with_axis(x, axis):
    """The values as an array that has this axis."""
    values = np.asarray(x)
    if axis is not None and axis >= values.ndim:
        raise ValueError(f"axis(={axis}) out of bounds")
    return values


def detrend_mean(x, axis=None):
    """The values without their mean."""
    values = _with_axis(x, axis)
    return values - values.mean(axis, keepdims=True)


def detrend_none(x, axis=None):
    """The values as they are."""
    return x


def detrend_linear(y):
    """The values without the line that fits them best."""
    values = np.asarray(y)
    if values.ndim > 1:
        raise ValueError("y cannot have ndim > 1")
    if values.ndim == 0:
        return np.array(0.0, dtype=values.dtype)
    places = np.arange(values.size, dtype=float)
    (spread, common), _ = np.cov(places, values, bias=1)
    slope = common / spread
    return values - (slope * places + (values.mean() - slope * places.mean()))


class GaussianKDE:
    """A density from points, each spread by a normal distribution."""

    def __init__(self, dataset, bw_method=None):
        self.dataset = np.atleast_2d(dataset)
        if self.dataset.size < 2:
            raise ValueError("`dataset` input should have multiple elements.")
        self.dim, self.num_dp = self.dataset.shape
        self.covariance_factor = self._factor_of(bw_method)
        self.factor = self.covariance_factor()
        spread = np.atleast_2d(np.cov(self.dataset, rowvar=1, bias=False))
        self.data_covariance, self.data_inv_cov = spread, np.linalg.inv(spread)
        self.covariance, self.inv_cov = spread * self.factor**2, self.data_inv_cov / self.factor**2
        self.norm_factor = self.num_dp * np.sqrt(np.linalg.det(2 * np.pi * self.covariance))

    def _factor_of(self, method):
        """The function that gives the width: of a rule by its name, of a number, or the caller's own."""
        if isinstance(method, (int, float, np.number)):
            self._bw_method = "use constant"
            return lambda: method
        if callable(method):
            self._bw_method = method
            return lambda: self._bw_method(self)
        rules = {None: self.scotts_factor, "scott": self.scotts_factor, "silverman": self.silverman_factor}
        if not isinstance(method, (str, type(None))) or method not in rules:
            raise ValueError("`bw_method` should be 'scott', 'silverman', a scalar or a callable")
        return rules[method]

    def scotts_factor(self):
        """The width by Scott's rule."""
        return np.power(self.num_dp, -1.0 / (self.dim + 4))

    def silverman_factor(self):
        """The width by Silverman's rule."""
        return np.power(self.num_dp * (self.dim + 2.0) / 4.0, -1.0 / (self.dim + 4))

    def covariance_factor(self):
        """The width that is used."""
        return self.scotts_factor()

    def evaluate(self, points):
        """The density at points."""
        points = np.atleast_2d(points)
        dim, n_points = np.array(points).shape
        if dim != self.dim:
            raise ValueError(f"points have dimension {dim}, dataset has dimension {self.dim}")
        if self.dim == 1:
            data, half = self.dataset[0].astype(float), 0.5 * float(self.inv_cov[0, 0])
            result = np.array([np.exp(-half * (data - point) ** 2).sum() for point in points[0].tolist()])
        else:
            whitening = np.linalg.cholesky(self.inv_cov)
            data, places = whitening.T @ self.dataset.astype(float), whitening.T @ points.astype(float)
            result = np.array([np.exp(-0.5 * ((data - places[:, i:i + 1]) ** 2).sum(axis=0)).sum() for i in range(n_points)])
        return result / self.norm_factor

    __call__ = evaluate
