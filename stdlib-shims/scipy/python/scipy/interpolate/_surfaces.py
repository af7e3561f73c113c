"""Smooth surfaces over triangles, after Clough and Tocher."""

import warnings

import numpy as np

import _scipy_interpolate as native
from scipy.interpolate._scattered import _Scattered


class GradientEstimationWarning(Warning):
    """The gradients did not settle."""


def _gradients(points, simplices, values, tol, maxiter):
    """The gradients at all points, that bend the edges of the triangles least."""
    edges = np.concatenate([simplices[:, pair] for pair in ([0, 1], [1, 2], [2, 0])])
    edges = np.unique(np.concatenate([edges, edges[:, ::-1]]), axis=0)
    starts = np.searchsorted(edges[:, 0], np.arange(len(points) + 1))
    found, has_settled = native.surface_gradients(points, values, starts, np.ascontiguousarray(edges[:, 1]), float(tol), int(maxiter))
    if not has_settled:
        warnings.warn("Gradient estimation did not converge, the results may be inaccurate", GradientEstimationWarning, stacklevel=5)
    return found.reshape(len(points), values.shape[1], 2)


def shares(points, corners, x):
    """Barycentric coordinates of each place in its triangle."""
    last = points[corners[:, 2]]
    edges = points[corners[:, :2]] - last[:, None, :]
    away = x - last
    determinant = edges[:, 0, 0] * edges[:, 1, 1] - edges[:, 0, 1] * edges[:, 1, 0]
    first = (away[:, 0] * edges[:, 1, 1] - away[:, 1] * edges[:, 1, 0]) / determinant
    second = (edges[:, 0, 0] * away[:, 1] - edges[:, 0, 1] * away[:, 0]) / determinant
    return np.stack([first, second, 1 - first - second], axis=1)


def _across(points, simplices, neighbours, simplex):
    """For each edge in which direction the surface runs straight across it: towards the middle of the neighbour."""
    directions = np.full((len(simplex), 3), -0.5)
    for edge in range(3):
        beside = neighbours[simplex, edge]
        known = np.flatnonzero(beside >= 0)
        if len(known):
            middles = points[simplices[beside[known]]].mean(axis=1)
            c = shares(points, simplices[simplex[known]], middles)
            one, other = c[:, (edge + 1) % 3], c[:, (edge + 2) % 3]
            directions[known, edge] = (2 * other + one - 1) / (2 - 3 * other - 3 * one)
    return directions


def _controls(points, corners, f, slopes, g):
    """The coefficients of the three cubics in each triangle, named by the powers of the four coordinates."""
    edge12, edge23, edge31 = (points[corners[:, b]] - points[corners[:, a]] for a, b in ((0, 1), (1, 2), (2, 0)))

    def along(corner, edge):
        return np.einsum("ijk,ik->ij", slopes[:, corner], edge)
    c = {"3000": f[:, 0], "0300": f[:, 1], "0030": f[:, 2]}
    c["2100"], c["1200"] = c["3000"] + along(0, edge12) / 3, c["0300"] - along(1, edge12) / 3
    c["0210"], c["0120"] = c["0300"] + along(1, edge23) / 3, c["0030"] - along(2, edge23) / 3
    c["1020"], c["2010"] = c["0030"] + along(2, edge31) / 3, c["3000"] - along(0, edge31) / 3
    c["2001"] = (c["2100"] + c["2010"] + c["3000"]) / 3
    c["0201"] = (c["1200"] + c["0300"] + c["0210"]) / 3
    c["0021"] = (c["1020"] + c["0120"] + c["0030"]) / 3
    for name, edge, chain, ends in (
        ("0111", 0, ("0300", "0210", "0120", "0030"), ("0021", "0201")),
        ("1011", 1, ("0030", "1020", "2010", "3000"), ("2001", "0021")),
        ("1101", 2, ("3000", "2100", "1200", "0300"), ("2001", "0201")),
    ):
        first, second, third, last = (c[part] for part in chain)
        turn = g[:, edge][:, None] * (-first + 3 * second - 3 * third + last)
        c[name] = (turn + (-first + 2 * second - third + c[ends[0]] + c[ends[1]])) / 2
    c["1002"] = (c["1101"] + c["1011"] + c["2001"]) / 3
    c["0102"] = (c["1101"] + c["0111"] + c["0201"]) / 3
    c["0012"] = (c["1011"] + c["0111"] + c["0021"]) / 3
    c["0003"] = (c["1002"] + c["0102"] + c["0012"]) / 3
    return c


_FACTORIALS = (1, 1, 2, 6)


def _value(c, b):
    """The cubic at four coordinates, of which the least of three is spread over all."""
    least = b.min(axis=1)
    parts = np.stack([b[:, 0] - least, b[:, 1] - least, b[:, 2] - least, 3 * least], axis=1)
    total = 0.0
    for name, control in c.items():
        powers = [int(digit) for digit in name]
        weight = 6.0
        for coordinate, power in enumerate(powers):
            weight = weight / _FACTORIALS[power] * parts[:, coordinate] ** power
        total = total + weight[:, None] * control
    return total


class CloughTocher2DInterpolator(_Scattered):
    """A surface through scattered points of the plane without edges: cubics over triangles."""

    def __init__(self, points, values, fill_value=np.nan, tol=1e-6, maxiter=400, rescale=False):
        _Scattered.__init__(self, points, values, fill_value, rescale)
        if self.points.shape[1] != 2:
            raise ValueError("this method is only for two-dimensional data")
        simplices = np.asarray(self.tri.simplices)

        def fit(part):
            return _gradients(self.points, simplices, np.ascontiguousarray(part), tol, maxiter)
        self.grad = fit(self.values.real) + 1j * fit(self.values.imag) if self.is_complex else fit(self.values)

    def _at(self, x):
        simplex = np.asarray(self.tri.find_simplex(x))
        answer = np.full((len(x), self.values.shape[1]), self.fill_value, dtype=self.values.dtype)
        inside = np.flatnonzero((simplex >= 0) & ~np.isnan(x).any(axis=1))
        if len(inside):
            simplices, neighbours = np.asarray(self.tri.simplices), np.asarray(self.tri.neighbors)
            simplex = simplex[inside]
            corners = simplices[simplex]
            g = _across(self.points, simplices, neighbours, simplex)
            c = _controls(self.points, corners, self.values[corners], self.grad[corners], g)
            answer[inside] = _value(c, shares(self.points, corners, x[inside]))
        answer[np.isnan(x).any(axis=1)] = np.nan
        return answer
