"""Products of B-splines in any number of dimensions."""

import operator
from itertools import product

import numpy as np

import _scipy_interpolate as native
from scipy.interpolate._bspline import derived
from scipy.interpolate._shapes import number_kind


def _checked(k, t):
    """Degrees and knots of every dimension."""
    if not isinstance(t, tuple):
        raise ValueError(f"Expect `t` to be a tuple of array-likes. Got {t} instead.")
    k = (k,) * len(t) if np.ndim(k) == 0 else k
    k = tuple(operator.index(degree) for degree in k)
    if len(k) != len(t):
        raise ValueError(f"len(t) = {len(t)} != len(k) = {len(k)!r}.")
    knots = []
    for d, (degree, given) in enumerate(zip(k, t)):
        given = np.asarray(given, dtype=float)
        if degree < 0:
            raise ValueError(f"Spline degree in dimension {d} cannot be negative.")
        if given.ndim != 1:
            raise ValueError(f"Knot vector in dimension {d} must be one-dimensional.")
        n = given.shape[0] - degree - 1
        if n < degree + 1:
            raise ValueError(f"Need at least {2 * degree + 2} knots for degree {degree} in dimension {d}.")
        if (np.diff(given) < 0).any():
            raise ValueError(f"Knots in dimension {d} must be in a non-decreasing order.")
        if len(np.unique(given[degree: n + 1])) < 2:
            raise ValueError(f"Need at least two internal knots in dimension {d}.")
        if not np.isfinite(given).all():
            raise ValueError(f"Knots in dimension {d} should not have nans or infs.")
        knots.append(given)
    return k, tuple(knots)


class NdBSpline:
    """A function of several variables as a sum of products of B-splines."""

    def __init__(self, t, c, k, *, extrapolate=None):
        self.k, self.t = _checked(k, t)
        self.extrapolate = True if extrapolate is None else bool(extrapolate)
        self.c = np.ascontiguousarray(number_kind(np.asarray(c)))
        n_dims = len(self.t)
        if self.c.ndim < n_dims:
            raise ValueError(f"Coefficients must be at least {n_dims}-dimensional.")
        for d, (knots, degree) in enumerate(zip(self.t, self.k)):
            n = len(knots) - degree - 1
            if self.c.shape[d] != n:
                raise ValueError(f"Knots, coefficients and degree in dimension {d} are inconsistent: got {self.c.shape[d]} coefficients "
                                 "for "
                                 f"{len(knots)} knots, need at least {n} for k={k}.")

    def __call__(self, xi, *, nu=None, extrapolate=None):
        n_dims = len(self.t)
        far = self.extrapolate if extrapolate is None else bool(extrapolate)
        if nu is not None:
            orders = np.asarray(nu)
            if orders.ndim != 1 or orders.shape[0] != n_dims:
                raise ValueError(f"invalid number of derivative orders nu = {orders!r} for ndim = {n_dims}.")
            if any(orders < 0):
                raise ValueError(f"derivatives must be positive, got nu = {orders!r}")
            if any(orders > 0):
                return self.derivative(nu)(xi, extrapolate=far)
        xi = np.asarray(xi, dtype=float)
        if xi.shape[-1] != n_dims:
            raise ValueError(f"Shapes: xi.shape={xi.shape} and ndim={n_dims}")
        flat = xi.reshape(-1, n_dims)
        out = np.isnan(flat).any(axis=1)
        if not far:
            for knots, degree, column in zip(self.t, self.k, flat.T):
                out |= (column < knots[degree]) | (column > knots[-degree - 1])
        safe = np.where(out[:, None], [knots[degree] for knots, degree in zip(self.t, self.k)], flat)
        designs = [native.design(knots, degree, np.ascontiguousarray(column)) for knots, degree, column in zip(self.t, self.k, safe.T)]
        rest = self.c.shape[n_dims:]
        table = self.c.reshape(self.c.shape[:n_dims] + (-1,))
        total = np.zeros((len(flat), table.shape[-1]), dtype=table.dtype)
        for offsets in product(*(range(degree + 1) for degree in self.k)):
            weight = np.ones(len(flat))
            for (_, splines), offset in zip(designs, offsets):
                weight = weight * splines[:, offset]
            total += weight[:, None] * table[tuple(first + offset for (first, _), offset in zip(designs, offsets))]
        total[out] = np.nan
        return total.reshape(xi.shape[:-1] + rest)

    def derivative(self, nu):
        """A partial derivative, itself such a function."""
        orders = np.asarray(nu)
        if orders.ndim != 1 or orders.shape[0] != len(self.t):
            raise ValueError(f"invalid number of derivative orders nu = {nu!r} for ndim = {len(self.t)}.")
        if any(orders < 0):
            raise ValueError(f"derivative orders must be positive, got nu = {nu!r}")
        knots, degrees, c = list(self.t), list(self.k), self.c
        for axis, order in enumerate(orders.tolist()):
            if order == 0:
                continue
            moved = np.moveaxis(c, axis, 0)
            if order > degrees[axis]:
                ends = knots[axis][degrees[axis]], knots[axis][-degrees[axis] - 1]
                knots[axis], degrees[axis] = np.array(ends), 0
                c = np.moveaxis(np.zeros((1,) + moved.shape[1:], dtype=c.dtype), 0, axis)
                continue
            padding = np.zeros((degrees[axis] + 1,) + moved.shape[1:], dtype=c.dtype)
            t, made, degree = derived(knots[axis], np.concatenate([moved, padding]), degrees[axis], order)
            knots[axis], degrees[axis] = t, degree
            c = np.moveaxis(made[: len(t) - degree - 1], 0, axis)
        return NdBSpline(tuple(knots), np.ascontiguousarray(c), tuple(degrees), extrapolate=self.extrapolate)

    @classmethod
    def design_matrix(cls, xvals, t, k, extrapolate=True):
        """The values of all products at places, a sparse row for each."""
        from scipy.sparse import csr_array

        xvals = np.asarray(xvals, dtype=float)
        n_dims = xvals.shape[-1]
        if len(t) != n_dims:
            raise ValueError(f"Data and knots are inconsistent: len(t) = {len(t)} for  ndim = {n_dims!r}.")
        k, t = _checked(k, t)
        designs = [native.design(knots, degree, np.ascontiguousarray(column)) for knots, degree, column in zip(t, k, xvals.T)]
        shape = tuple(len(knots) - degree - 1 for knots, degree in zip(t, k))
        weights, places = [], []
        for offsets in product(*(range(degree + 1) for degree in k)):
            weight = np.ones(len(xvals))
            for (_, splines), offset in zip(designs, offsets):
                weight = weight * splines[:, offset]
            weights.append(weight)
            places.append(np.ravel_multi_index(tuple(first + offset for (first, _), offset in zip(designs, offsets)), shape))
        weights, places = np.stack(weights, axis=1), np.stack(places, axis=1)
        starts = np.arange(0, weights.size + 1, weights.shape[1])
        return csr_array((weights.ravel(), places.ravel(), starts), shape=(len(xvals), int(np.prod(shape))))
