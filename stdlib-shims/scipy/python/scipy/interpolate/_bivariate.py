"""Splines of two variables on a grid."""

import numpy as np

import _scipy_interpolate as native
from scipy.interpolate._bspline import integrated
from scipy.interpolate._fitpack import smoothed


def on_grid(t, c, k, x, y, dx=0, dy=0):
    """Values of a product of splines over the grid of x and y; places outside move to the edge."""
    n = [len(t[axis]) - k[axis] - 1 for axis in (0, 1)]
    table = np.ascontiguousarray(c, dtype=float).reshape(n)
    places = [np.clip(np.asarray(place, dtype=float), t[axis][k[axis]], t[axis][n[axis]]) for axis, place in ((0, x), (1, y))]
    rows = native.evaluate(t[0], table, int(k[0]), places[0], int(dx), True)
    return np.ascontiguousarray(native.evaluate(t[1], np.ascontiguousarray(rows.T), int(k[1]), places[1], int(dy), True).T)


class BivariateSpline:
    """A product of splines of two variables."""

    @property
    def degrees(self):
        return self._degrees

    def get_knots(self):
        """The knots of both variables."""
        return self.tck[0], self.tck[1]

    def get_coeffs(self):
        """The coefficients, those of y running fastest."""
        return self.tck[2]

    def get_residual(self):
        """The sum of squared residuals."""
        return self.fp

    def __call__(self, x, y, dx=0, dy=0, grid=True):
        x, y = np.asarray(x), np.asarray(y)
        tx, ty, c = self.tck
        kx, ky = self._degrees
        if grid:
            if x.size == 0 or y.size == 0:
                return np.zeros((x.size, y.size), dtype=c.dtype)
            if x.ndim == 1 and x.size >= 2 and not np.all(np.diff(x) >= 0.0):
                raise ValueError("x must be strictly increasing when `grid` is True")
            if y.ndim == 1 and y.size >= 2 and not np.all(np.diff(y) >= 0.0):
                raise ValueError("y must be strictly increasing when `grid` is True")
            self._check_orders(dx, dy, "parder")
            return on_grid((tx, ty), c, (kx, ky), np.atleast_1d(x), np.atleast_1d(y), dx, dy)
        self._check_orders(dx, dy, "pardeu")
        x, y = np.broadcast_arrays(x, y)
        shape = x.shape
        flat = [np.clip(np.asarray(place, dtype=float).ravel(), t[k], t[len(t) - k - 1]) for place, t, k in ((x, tx, kx), (y, ty, ky))]
        return native.evaluate_product(tx, ty, int(kx), int(ky), c, flat[0], flat[1], int(dx), int(dy)).reshape(shape)

    def _check_orders(self, dx, dy, name):
        """FITPACK gives derivatives below the degree only."""
        if (dx or dy) and not (0 <= dx < self._degrees[0] and 0 <= dy < self._degrees[1]):
            raise ValueError(f"Error code returned by {name}: 10")

    def ev(self, xi, yi, dx=0, dy=0):
        """Values at pairs of places."""
        return self(xi, yi, dx=dx, dy=dy, grid=False)

    def integral(self, xa, xb, ya, yb):
        """The integral over a rectangle; the spline counts as zero outside its knots."""
        tx, ty, c = self.tck
        weights = []
        for t, k, low, high in ((tx, self._degrees[0], xa, xb), (ty, self._degrees[1], ya, yb)):
            n = len(t) - k - 1
            whole = integrated(t, np.vstack([np.eye(n), np.zeros((k + 1, n))]), k)
            ends = np.clip([low, high], t[k], t[n])
            values = native.evaluate(whole[0], np.ascontiguousarray(whole[1][: len(whole[0]) - whole[2] - 1]), int(whole[2]), ends, 0, True)
            weights.append(values[1] - values[0])
        return float(weights[0] @ np.reshape(c, (len(weights[0]), -1)) @ weights[1])

    def partial_derivative(self, dx, dy):
        """A partial derivative as a spline."""
        if dx == 0 and dy == 0:
            return self
        kx, ky = self._degrees
        if dx < 0 or dy < 0:
            raise ValueError("order of derivative must be positive or zero")
        if not (dx <= kx and dy <= ky):
            raise ValueError("order of derivative must be less than degree of spline")
        from scipy.interpolate._bspline import derived

        tx, ty, c = self.tck
        table = np.reshape(c, (len(tx) - kx - 1, len(ty) - ky - 1))
        tx, table, kx = derived(tx, np.vstack([table, np.zeros((kx + 1, table.shape[1]))]), kx, dx)
        table = table[: len(tx) - kx - 1].T
        ty, table, ky = derived(ty, np.vstack([table, np.zeros((ky + 1, table.shape[1]))]), ky, dy)
        made = BivariateSpline.__new__(BivariateSpline)
        made.tck, made._degrees, made.fp = (tx, ty, np.ascontiguousarray(table[: len(ty) - ky - 1].T).ravel()), (kx, ky), 0.0
        return made


class RectBivariateSpline(BivariateSpline):
    """The spline of two variables through values on a grid."""

    def __init__(self, x, y, z, bbox=(None, None, None, None), kx=3, ky=3, s=0, maxit=20):
        x, y, z, bbox = np.ravel(x).astype(float), np.ravel(y).astype(float), np.asarray(z, dtype=float), np.ravel(np.asarray(bbox, dtype=object))
        if not np.all(np.diff(x) > 0.0):
            raise ValueError("x must be strictly increasing")
        if not np.all(np.diff(y) > 0.0):
            raise ValueError("y must be strictly increasing")
        if not x.size == z.shape[0]:
            raise ValueError("x dimension of z must have same number of elements as x")
        if not y.size == z.shape[1]:
            raise ValueError("y dimension of z must have same number of elements as y")
        if not bbox.shape == (4,):
            raise ValueError("bbox shape should be (4,)")
        if s is not None and not s >= 0.0:
            raise ValueError("s should be s >= 0.0")
        if s:
            raise NotImplementedError("scipy.interpolate.RectBivariateSpline(s=) is only available for s=0")
        ends = [edge if given is None else given for edge, given in zip((x[0], x[-1], y[0], y[-1]), bbox)]
        rows = smoothed(x, z, np.ones(x.size), ends[0], ends[1], kx, 0.0)
        columns = smoothed(y, np.ascontiguousarray(rows[1].T), np.ones(y.size), ends[2], ends[3], ky, 0.0)
        self.fp = 0.0
        self.tck = rows[0], columns[0], np.ascontiguousarray(columns[1].T).ravel()
        self._degrees = kx, ky
