"""Interpolation between scattered points: the nearest one, or linear over triangles."""

import numpy as np


def _places(args, n_dimensions):
    """Places as an array whose last axis holds coordinates."""
    if isinstance(args, tuple) and len(args) == 1:
        args = args[0]
    if isinstance(args, tuple):
        return np.stack(np.broadcast_arrays(*(np.asarray(part, dtype=float) for part in args)), axis=-1)
    args = np.asarray(args, dtype=float)
    return args.reshape(-1, n_dimensions) if args.ndim == 1 else args


class _Scattered:
    """Points, values, and an optional common scale of all coordinates."""

    def __init__(self, points, values, fill_value=np.nan, rescale=False, need_values=True):
        from scipy.interpolate._triangles import triangulation

        self.tri = None
        if hasattr(points, "simplices") and hasattr(points, "find_simplex"):
            if rescale:
                raise ValueError("Rescaling is not supported when passing a Delaunay triangulation as argument ``points``.")
            self.tri = points
            points = points.points
        points = _places(points, 2)
        self.points = np.ascontiguousarray(points, dtype=float)
        if self.points.ndim != 2:
            raise ValueError("invalid shape for input data points")
        if self.points.shape[1] < 2:
            raise ValueError("input data must be at least 2-D")
        values = np.asarray(values)
        if values.shape[0] != self.points.shape[0]:
            raise ValueError("different number of values and points")
        self.values_shape = values.shape[1:]
        self.values = values.reshape(values.shape[0], -1)
        self.is_complex = values.dtype.kind == "c"
        self.values = self.values.astype(complex if self.is_complex else float)
        self.fill_value = complex(fill_value) if self.is_complex else float(fill_value)
        self.offset, self.scale = 0.0, 1.0
        if rescale:
            self.offset = self.points.mean(axis=0)
            self.scale = np.ptp(self.points - self.offset, axis=0)
            self.scale = np.where(self.scale > 0, self.scale, 1.0)
            self.points = (self.points - self.offset) / self.scale
        if self.tri is None:
            self.tri = triangulation(self.points)

    def __call__(self, *args):
        xi = _places(args, self.points.shape[1])
        if xi.shape[-1] != self.points.shape[1]:
            raise ValueError("number of dimensions in xi does not match x")
        flat = (np.ascontiguousarray(xi.reshape(-1, xi.shape[-1]), dtype=float) - self.offset) / self.scale
        return self._at(flat).reshape(xi.shape[:-1] + self.values_shape)


class LinearNDInterpolator(_Scattered):
    """Linear over the triangles (or simplices) between the points."""

    def __init__(self, points, values, fill_value=np.nan, rescale=False):
        _Scattered.__init__(self, points, values, fill_value, rescale)

    def _at(self, x):
        simplex = np.asarray(self.tri.find_simplex(x))
        corners = np.asarray(self.tri.simplices)[simplex]
        n = x.shape[1]
        # Barycentric coordinates from the corners themselves.
        edges = self.points[corners[:, :n]] - self.points[corners[:, n]][:, None, :]
        answer = np.full((len(x), self.values.shape[1]), self.fill_value, dtype=self.values.dtype)
        inside = np.flatnonzero((simplex >= 0) & ~np.isnan(x).any(axis=1))
        if len(inside):
            shares = np.linalg.solve(np.swapaxes(edges[inside], 1, 2), (x[inside] - self.points[corners[inside, n]])[:, :, None])[:, :, 0]
            shares = np.hstack([shares, 1 - shares.sum(axis=1, keepdims=True)])
            answer[inside] = np.einsum("ij,ijk->ik", shares, self.values[corners[inside]])
        answer[np.isnan(x).any(axis=1)] = np.nan
        return answer


class NearestNDInterpolator:
    """The value of the nearest point."""

    def __init__(self, x, y, rescale=False, tree_options=None):
        from scipy.spatial import cKDTree

        points = _places(x, 2)
        self.points = np.ascontiguousarray(points, dtype=float)
        self.values = np.asarray(y)
        if self.points.ndim != 2:
            raise ValueError("invalid shape for input data points")
        if self.values.shape[0] != self.points.shape[0]:
            raise ValueError("different number of values and points")
        self.offset, self.scale = 0.0, 1.0
        if rescale:
            self.offset = self.points.mean(axis=0)
            self.scale = np.ptp(self.points - self.offset, axis=0)
            self.scale = np.where(self.scale > 0, self.scale, 1.0)
            self.points = (self.points - self.offset) / self.scale
        self.tree = cKDTree(self.points, **(tree_options or {}))

    def __call__(self, *args, **query_options):
        xi = _places(args, self.points.shape[1])
        if xi.shape[-1] != self.points.shape[1]:
            raise ValueError("number of dimensions in xi does not match x")
        flat = (xi.reshape(-1, xi.shape[-1]) - self.offset) / self.scale
        missing = np.isnan(flat).any(axis=1)
        distances, places = self.tree.query(np.where(missing[:, None], 0.0, flat), **query_options)
        answer = np.full((len(flat),) + self.values.shape[1:], np.nan, dtype=complex if self.values.dtype.kind == "c" else float)
        known = ~missing & np.isfinite(distances)
        answer[known] = self.values[places[known]]
        return answer.reshape(xi.shape[:-1] + self.values.shape[1:])


def griddata(points, values, xi, method="linear", fill_value=np.nan, rescale=False):
    """Values at places between scattered points."""
    points = _places(points, 1) if not isinstance(points, tuple) else _places(points, len(points))
    n_dimensions = points.shape[-1]
    if n_dimensions == 1 and method in ("nearest", "linear", "cubic"):
        from scipy.interpolate._interp1d import interp1d

        points = points.ravel()
        if isinstance(xi, tuple):
            if len(xi) != 1:
                raise ValueError("invalid number of dimensions in xi")
            (xi,) = xi
        order = np.argsort(points)
        values = np.asarray(values)[order]
        if method == "nearest":
            fill_value = "extrapolate"
        return interp1d(points[order], values, kind=method, axis=0, bounds_error=False, fill_value=fill_value)(np.asarray(xi, dtype=float))
    if method == "nearest":
        return NearestNDInterpolator(points, values, rescale=rescale)(xi)
    if method == "linear":
        return LinearNDInterpolator(points, values, fill_value=fill_value, rescale=rescale)(xi)
    if method == "cubic" and n_dimensions == 2:
        from scipy.interpolate._surfaces import CloughTocher2DInterpolator

        return CloughTocher2DInterpolator(points, values, fill_value=fill_value, rescale=rescale)(xi)
    raise ValueError(f"Unknown interpolation method {method!r} for {n_dimensions} dimensional data")
