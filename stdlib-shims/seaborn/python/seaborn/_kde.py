"""Gaussian kernel densities along one variable or over the plane, with Scott's or Silverman's bandwidth."""

import numpy as np

# How many kernel values are held at once.
_CHUNK = 1 << 21


class GaussianKDE:
    """The sum of Gaussian kernels at the rows of `points`, one row per variable."""

    def __init__(self, points, bw_method=None, bw_adjust=1, weights=None):
        self.points = np.atleast_2d(np.asarray(points, float))
        n_variables, n_points = self.points.shape
        if n_points <= 1:
            raise ValueError("`dataset` input should have multiple elements.")
        if weights is None:
            weights = np.ones(n_points) / n_points
        else:
            weights = np.asarray(weights, float)
            weights = weights / weights.sum()
        self.weights = weights
        self.n_effective = 1 / np.sum(weights**2)
        spread = np.atleast_2d(np.cov(self.points, rowvar=1, bias=False, aweights=weights))
        self.factor = self._factor(bw_method, n_variables) * bw_adjust
        self.covariance = spread * self.factor**2
        try:
            self._root = np.linalg.cholesky(self.covariance)
        except np.linalg.LinAlgError:
            raise np.linalg.LinAlgError(
                "The data appears to lie in a lower-dimensional subspace of the space in which it is expressed."
            ) from None

    def _factor(self, method, n_variables):
        if method is None or method == "scott":
            return self.n_effective ** (-1.0 / (n_variables + 4))
        if method == "silverman":
            return (self.n_effective * (n_variables + 2.0) / 4.0) ** (-1.0 / (n_variables + 4))
        if np.isscalar(method) and not isinstance(method, str):
            return method
        if callable(method):
            return method(self)
        raise ValueError("`bw_method` should be 'scott', 'silverman', a scalar or a callable.")

    @property
    def d(self):
        """How many variables; bandwidth functions read it."""
        return self.points.shape[0]

    @property
    def neff(self):
        """The effective number of points; bandwidth functions read it."""
        return self.n_effective

    @property
    def n(self):
        """The number of points; bandwidth functions read it."""
        return self.points.shape[1]

    def along(self, support):
        """The density of one variable at each value of the support."""
        width = self._root[0, 0]
        points = self.points[0] / width
        places = np.asarray(support, float) / width
        density = np.empty(len(places))
        step = max(1, _CHUNK // len(points))
        for first in range(0, len(places), step):
            distances = places[first : first + step, None] - points
            density[first : first + step] = np.exp(-0.5 * distances * distances) @ self.weights
        return density / (np.sqrt(2 * np.pi) * width)

    def over(self, grid1, grid2):
        """The density of two variables on a grid; rows follow the second variable."""
        (a, _), (b, c) = self._root
        first, second = self.points[0] / a, (self.points[1] - b * self.points[0] / a) / c
        xx, yy = np.meshgrid(grid1, grid2)
        xx, yy = xx.ravel() / a, yy.ravel()
        yy = (yy - b * xx) / c
        density = np.empty(xx.size)
        step = max(1, _CHUNK // len(first))
        for start in range(0, xx.size, step):
            dx = xx[start : start + step, None] - first
            dy = yy[start : start + step, None] - second
            density[start : start + step] = np.exp(-0.5 * (dx * dx + dy * dy)) @ self.weights
        return (density / (2 * np.pi * a * c)).reshape(len(grid2), len(grid1))

    def integral_from_first(self, support):
        """The probability between the first value of the support and each value."""
        width = self._root[0, 0]
        points = self.points[0]
        below = np.empty(len(support))
        step = max(1, _CHUNK // len(points))
        for first in range(0, len(support), step):
            below[first : first + step] = _normal_below((support[first : first + step, None] - points) / width) @ self.weights
        return below - below[0]


def _normal_below(distances):
    """The standard normal distribution function, by cubic pieces 1/64 wide: right to ten decimals."""
    from math import erf, sqrt

    knots = np.arange(-9 * 64, 9 * 64 + 1) / 64
    values = np.array([0.5 * (1 + erf(knot / sqrt(2))) for knot in knots.tolist()])
    slopes = np.exp(-0.5 * knots**2) / (np.sqrt(2 * np.pi) * 64)
    places = (np.clip(distances, -8.99, 8.99) + 9) * 64
    left = places.astype(int)
    t = places - left
    rest = 1 - t
    start = (1 + 2 * t) * rest**2 * values[left] + t * rest**2 * slopes[left]
    return start + t**2 * (3 - 2 * t) * values[left + 1] - t**2 * rest * slopes[left + 1]


class Density:
    """How to estimate a density: bandwidth, grid, limits."""

    def __init__(self, bw_method=None, bw_adjust=1, gridsize=200, cut=3, clip=None, cumulative=False):
        self.bw_method, self.bw_adjust = bw_method, bw_adjust
        self.gridsize, self.cut = gridsize, cut
        self.clip = (None, None) if clip is None else clip
        self.cumulative = cumulative
        self.support = None

    def _grid(self, values, width, clip):
        low = -np.inf if clip[0] is None else clip[0]
        high = np.inf if clip[1] is None else clip[1]
        first = max(values.min() - width * self.cut, low)
        last = min(values.max() + width * self.cut, high)
        return np.linspace(first, last, self.gridsize)

    def share_grid(self, values, weights=None):
        """Use one grid, fitted to all values, for each later estimate."""
        self.support = self._support(self._fit(values, weights), values)

    def _support(self, kernel, values):
        return self._grid(values, np.sqrt(kernel.covariance[0, 0]), self.clip)

    def _fit(self, points, weights):
        return GaussianKDE(points, self.bw_method, self.bw_adjust, weights)

    def one(self, values, weights=None):
        """(density, support) of one variable."""
        values = np.asarray(values, float)
        kernel = self._fit(values, weights)
        support = self.support
        if support is None:
            # The grid does not know the weights.
            support = self._support(kernel if weights is None else self._fit(values, None), values)
        if self.cumulative:
            return kernel.integral_from_first(support), support
        return kernel.along(support), support

    def two(self, first, second, weights=None):
        """(density, (grid1, grid2)) of two variables."""
        first, second = np.asarray(first, float), np.asarray(second, float)
        kernel = self._fit(np.stack([first, second]), weights)
        clip = self.clip
        if clip[0] is None or np.isscalar(clip[0]):
            clip = (clip, clip)
        plain = kernel if weights is None else self._fit(np.stack([first, second]), None)
        widths = np.sqrt(np.diag(plain.covariance))
        grids = self._grid(first, widths[0], clip[0]), self._grid(second, widths[1], clip[1])
        density = kernel.over(*grids)
        if self.cumulative:
            raise NotImplementedError("kdeplot(cumulative=True) over two variables is not available")
        return density, grids
