"""Piecewise polynomials in Bernstein's basis."""

from math import comb

import numpy as np

from scipy.interpolate._piecewise import PPoly, PiecewiseBase


def _steps(c, x):
    return np.diff(x).reshape((1, -1) + (1,) * (c.ndim - 2))


def to_powers(c, x):
    """Coefficients of powers of the distance from the left breakpoint."""
    degree, steps = c.shape[0] - 1, _steps(c, x)[0]
    powers = np.zeros(c.shape, dtype=c.dtype)
    for power in range(degree + 1):
        for place in range(power + 1):
            factor = (-1) ** (power - place) * comb(degree, power) * comb(power, place)
            powers[degree - power] += factor * c[place] / steps**power
    return powers


class BPoly(PiecewiseBase):
    """Pieces as sums of Bernstein polynomials."""

    __slots__ = ()

    def _evaluate(self, table, x, nu, far):
        inner = np.searchsorted(self.x[1:-1], x, side="right") if self.x[-1] >= self.x[0] else np.searchsorted(-self.x[1:-1], -x, side="right")
        c, steps = table, np.diff(self.x)
        for _ in range(nu):
            if c.shape[0] < 2:
                c = np.zeros_like(c[:1])
                break
            c = (c.shape[0] - 1) * (c[1:] - c[:-1]) / steps[None, :, None]
        part = ((x - self.x[inner]) / steps[inner])[:, None]
        level = [c[place][inner] for place in range(c.shape[0])]
        while len(level) > 1:
            level = [(1 - part) * left + part * right for left, right in zip(level[:-1], level[1:])]
        values = level[0].copy()
        if not far:
            low, high = min(self.x[0], self.x[-1]), max(self.x[0], self.x[-1])
            values[(x < low) | (x > high)] = np.nan
        values[np.isnan(x)] = np.nan
        return values

    @staticmethod
    def _raised(c, n):
        return BPoly._raise_degree(c, n - c.shape[0])

    @staticmethod
    def _raise_degree(c, d):
        """The same polynomials written with d more coefficients."""
        if d == 0:
            return c
        degree = c.shape[0] - 1
        raised = np.zeros((c.shape[0] + d,) + c.shape[1:], dtype=c.dtype)
        for place in range(c.shape[0]):
            for more in range(d + 1):
                raised[place + more] += c[place] * comb(degree, place) * comb(d, more) / comb(degree + d, place + more)
        return raised

    def derivative(self, nu=1):
        """The derivative, itself in pieces."""
        if nu < 0:
            return self.antiderivative(-nu)
        c = self.c
        for _ in range(nu):
            c = (c.shape[0] - 1) * np.diff(c, axis=0) / _steps(c, self.x)
            if c.shape[0] == 0:
                c = np.zeros((1,) + self.c.shape[1:], self.c.dtype)
        return BPoly.construct_fast(c, self.x, self.extrapolate, self.axis)

    def antiderivative(self, nu=1):
        """The integral from the first breakpoint on, itself in pieces."""
        if nu <= 0:
            return self.derivative(-nu)
        c = self.c
        for _ in range(nu):
            sums = np.cumsum(c, axis=0) / c.shape[0]
            sums = np.concatenate([np.zeros_like(c[:1]), sums]) * _steps(c, self.x)
            gains = np.cumsum(sums[-1], axis=0)[:-1]
            sums[:, 1:] += gains
            c = sums
        far = False if isinstance(self.extrapolate, str) else self.extrapolate
        return BPoly.construct_fast(c, self.x, far, self.axis)

    def integrate(self, a, b, extrapolate=None):
        """The integral from a to b."""
        return PPoly.from_bernstein_basis(self).integrate(a, b, extrapolate)[()]

    @classmethod
    def from_power_basis(cls, pp, extrapolate=None):
        """The same pieces from their powers."""
        if not isinstance(pp, PPoly):
            raise TypeError(f".from_power_basis only accepts PPoly instances. Got {type(pp)} instead.")
        degree, steps = pp.c.shape[0] - 1, _steps(pp.c, pp.x)[0]
        c = np.zeros_like(pp.c)
        for power in range(degree + 1):
            part = pp.c[degree - power] * steps**power / comb(degree, power)
            for place in range(power, degree + 1):
                c[place] += comb(place, power) * part
        return cls.construct_fast(c, pp.x, pp.extrapolate if extrapolate is None else extrapolate, pp.axis)

    @classmethod
    def from_derivatives(cls, xi, yi, orders=None, extrapolate=None):
        """Pieces with the given values and derivatives at the breakpoints."""
        xi = np.asarray(xi)
        if len(xi) != len(yi):
            raise ValueError("xi and yi need to have the same length")
        if np.any(xi[1:] - xi[:-1] <= 0):
            raise ValueError("x coordinates are not in increasing order")
        n_pieces = len(xi) - 1
        try:
            most = max(len(yi[place]) + len(yi[place + 1]) for place in range(n_pieces))
        except TypeError as error:
            raise ValueError("Using a 1-D array for y? Please .reshape(-1, 1).") from error
        orders = [orders] * n_pieces if orders is None or np.ndim(orders) == 0 else list(orders)
        if any(order is not None and order <= 0 for order in orders):
            raise ValueError("Orders must be positive.")
        most = max([most] + [order + 1 for order in orders if order is not None]) if orders[0] is not None else most
        pieces = []
        for place in range(n_pieces):
            left, right = yi[place], yi[place + 1]
            if orders[place] is None:
                n_left, n_right = len(left), len(right)
            else:
                total = orders[place] + 1
                n_left = min(total // 2, len(left))
                n_right = min(total - n_left, len(right))
                n_left = min(total - n_right, len(left))
                if n_left + n_right != total:
                    raise ValueError(f"Point {xi[place]:g} has {len(left)} derivatives, point {xi[place + 1]:g} has {len(right)} "
                                     f"derivatives, but order {orders[place]} requested")
                if not (n_left <= len(left) and n_right <= len(right)):
                    raise ValueError("`order` input incompatible with length of yi.")
            piece = _from_ends(xi[place + 1] - xi[place], left[:n_left], right[:n_right])
            pieces.append(cls._raise_degree(piece, most - len(piece)))
        return cls(np.swapaxes(np.asarray(pieces), 0, 1), xi, extrapolate)


def _from_ends(step, left, right):
    """Bernstein coefficients of the polynomial with these derivatives at both ends."""
    left, right = np.asarray(left), np.asarray(right)
    n = len(left) + len(right)
    degree = n - 1
    c = np.zeros((n,) + left.shape[1:], dtype=complex if "c" in (left.dtype.kind, right.dtype.kind) else float)
    falling = 1.0
    for order in range(len(left)):
        c[order] = left[order] * step**order / falling
        for place in range(order):
            c[order] -= (-1) ** (order - place) * comb(order, place) * c[place]
        falling *= degree - order
    falling = 1.0
    for order in range(len(right)):
        c[-order - 1] = right[order] * (-1) ** order * step**order / falling
        for place in range(order):
            c[-order - 1] -= (-1) ** (place + 1) * comb(order, place + 1) * c[-order + place]
        falling *= degree - order
    return c
