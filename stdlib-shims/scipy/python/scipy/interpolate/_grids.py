"""Interpolation on regular grids of any number of dimensions."""

from itertools import product

import numpy as np

from scipy.interpolate._shapes import by_parts

SPLINE_DEGREES = {"slinear": 1, "cubic": 3, "quintic": 5, "pchip": 3}
METHODS = ["linear", "nearest", *SPLINE_DEGREES]


def _checked_points(points, values):
    """Ascending coordinates of each dimension and the values flipped along with them."""
    descending = []
    grid = []
    for place, given in enumerate(points):
        given = np.asarray(given, dtype=float)
        steps = np.diff(given)
        if not np.all(steps > 0):
            if np.all(steps < 0):
                descending.append(place)
                given = np.flip(given)
            else:
                raise ValueError(f"The points in dimension {place} must be strictly ascending or descending")
        grid.append(np.ascontiguousarray(given))
    if len(grid) > values.ndim:
        raise ValueError(f"There are {len(grid)} point arrays, but values has {values.ndim} dimensions")
    for place, given in enumerate(grid):
        if given.ndim != 1:
            raise ValueError(f"The points in dimension {place} must be 1-dimensional")
        if values.shape[place] != len(given):
            raise ValueError(f"There are {len(given)} points and {values.shape[place]} values in dimension {place}")
    return tuple(grid), np.flip(values, axis=tuple(descending)) if descending else values


def _places(xi, n_dimensions):
    """Places as rows of coordinates, their shape, and which of them are missing."""
    if isinstance(xi, tuple) and len(xi) == 1:
        xi = xi[0]
    if isinstance(xi, tuple):
        xi = np.stack(np.broadcast_arrays(*(np.asarray(part, dtype=float) for part in xi)), axis=-1)
        is_rows = True
    else:
        is_rows = False
        xi = np.asarray(xi, dtype=float)
    if xi.ndim == 1 and not is_rows:
        xi = xi.reshape(-1, n_dimensions)
    if xi.shape[-1] != n_dimensions:
        raise ValueError(f"The requested sample points xi have dimension {xi.shape[-1]} but this RegularGridInterpolator has dimension "
                         f"{n_dimensions}")
    shape = xi.shape
    flat = xi.reshape(-1, n_dimensions)
    return flat, shape, np.any(np.isnan(flat), axis=-1)


class RegularGridInterpolator:
    """A function given on a grid: call it with places as rows of coordinates."""

    def __init__(self, points, values, method="linear", bounds_error=True, fill_value=np.nan, *, solver=None, solver_args=None):
        if method not in METHODS:
            raise ValueError(f"Method '{method}' is not defined")
        if solver is not None or solver_args:
            raise NotImplementedError("scipy.interpolate.RegularGridInterpolator(solver=) is not available: systems are solved directly")
        self.method, self.bounds_error = method, bounds_error
        values = np.asarray(values)
        if values.dtype.kind not in "fc":
            values = values.astype(float)
        self.grid, self.values = _checked_points(points, values)
        if fill_value is not None:
            kind = np.asarray(fill_value).dtype
            if not np.can_cast(kind, values.dtype, casting="same_kind"):
                raise ValueError("fill_value must be either 'None' or of a type compatible with values")
        self.fill_value = fill_value
        self._made = {}
        if method in SPLINE_DEGREES:
            self._enough(method)
            if method == "pchip" and values.dtype.kind == "c":
                raise ValueError("`PchipInterpolator` only works with real values. If you are trying to use the real components of the "
                                 "passed array, "
                                 "use `np.real` on the array before passing to `RegularGridInterpolator`.")

    def _enough(self, method):
        degree = SPLINE_DEGREES[method]
        for place, given in enumerate(self.grid):
            if len(given) <= degree:
                raise ValueError(f"There are {len(given)} points in dimension {place}, but method {method} requires at least  "
                                 f"{degree + 1} points per dimension.")

    def __call__(self, xi, method=None, *, nu=None):
        method = self.method if method is None else method
        if method not in METHODS:
            raise ValueError(f"Method '{method}' is not defined")
        if nu is not None and method not in ("slinear", "cubic", "quintic"):
            known = {"slinear", "cubic", "quintic"}
            raise ValueError(f"Can only compute derivatives for methods {known}, got method ={method!r}.")
        n = len(self.grid)
        xi, shape, missing = _places(xi, n)
        if self.bounds_error:
            for place, column in enumerate(xi.T):
                if not np.logical_and(np.all((self.grid[place][0] <= column) | np.isnan(column)), np.all((column <= self.grid[place][-1]) | np.isnan(column))):
                    raise ValueError(f"One of the requested xi is out of bounds in dimension {place}")
        out = np.zeros(len(xi), dtype=bool)
        for place, column in enumerate(xi.T):
            out |= (column < self.grid[place][0]) | (column > self.grid[place][-1])
        if method == "linear":
            result = self._linear(xi)
        elif method == "nearest":
            result = self._nearest(xi)
        else:
            self._enough(method)
            result = self._splines(xi, method, nu)
        if not self.bounds_error and self.fill_value is not None:
            result[out] = self.fill_value
        result[missing] = np.nan
        return result.reshape(shape[:-1] + self.values.shape[n:])

    def _cells(self, xi):
        """The cell of each place along each dimension, and how far into it the place lies."""
        cells, parts = [], []
        for given, column in zip(self.grid, xi.T):
            if len(given) == 1:
                cells.append(np.zeros(len(column), dtype=int))
                parts.append(np.where(column == given[0], 0.0, np.nan) if self.bounds_error or self.fill_value is not None else np.zeros(len(column)))
                continue
            cell = np.clip(np.searchsorted(given, column, side="right") - 1, 0, len(given) - 2)
            cells.append(cell)
            parts.append((column - given[cell]) / (given[cell + 1] - given[cell]))
        return cells, parts

    def _linear(self, xi):
        cells, parts = self._cells(xi)
        extra = (slice(None),) + (None,) * (self.values.ndim - len(self.grid))
        total = 0.0
        for corner in product((0, 1), repeat=len(self.grid)):
            if any(side and len(given) == 1 for side, given in zip(corner, self.grid)):
                continue
            weight = 1.0
            for side, part in zip(corner, parts):
                weight = weight * (part if side else 1 - part)
            total = total + self.values[tuple(cell + side for cell, side in zip(cells, corner))] * np.asarray(weight)[extra]
        return total

    def _nearest(self, xi):
        cells, parts = self._cells(xi)
        return self.values[tuple(np.where(part <= 0.5, cell, cell + (len(given) > 1)) for cell, part, given in zip(cells, parts, self.grid))].copy()

    def _splines(self, xi, method, nu):
        """Products of splines; pchip goes one dimension after another, all but the last at each place apart."""
        if method != "pchip":
            if method not in self._made:
                self._made[method] = _spline_product(self.grid, self.values, SPLINE_DEGREES[method])
            return self._made[method](xi, nu=nu)
        n = len(self.grid)
        rest = self.values.shape[n:]
        table = self.values.reshape(self.values.shape[:n] + (-1,))
        return by_parts(lambda part: _pchip_product(self.grid, part, xi), table).reshape((len(xi),) + rest)


def _spline_product(grid, values, degree):
    """The product of B-splines through all values."""
    from scipy.interpolate._make_spline import make_interp_spline
    from scipy.interpolate._products import NdBSpline

    knots = []
    for axis, given in enumerate(grid):
        spline = make_interp_spline(given, np.moveaxis(values, axis, 0), k=degree)
        knots.append(spline.t)
        values = np.moveaxis(spline.c, 0, axis)
    return NdBSpline(tuple(knots), values, degree)


def _pchip_product(grid, values, xi):
    """Monotone curves along the last dimension, then through their values along the one before, and so on."""
    found = [_pchip_places(grid, values, part) for part in np.array_split(xi, max(1, len(xi) // 2000))]
    return np.concatenate(found)


def _pchip_places(grid, values, xi):
    from scipy.interpolate._cubic import PchipInterpolator

    safe = np.where(np.isnan(xi), [given[0] for given in grid], xi)
    n = len(grid)
    # Places first, then the dimensions that are left, then columns.
    level = np.moveaxis(PchipInterpolator(grid[-1], values, axis=n - 1)(safe[:, -1]), n - 1, 0)
    for axis in range(n - 2, -1, -1):
        table = np.moveaxis(level, axis + 1, 0)
        curves = PchipInterpolator(grid[axis], table)
        # Each place needs one piece of its own curves only.
        piece = np.clip(np.searchsorted(grid[axis], safe[:, axis], side="right") - 1, 0, len(grid[axis]) - 2)
        part = (safe[:, axis] - grid[axis][piece]).reshape((-1,) + (1,) * (table.ndim - 2))
        own = curves.c[:, piece, np.arange(len(xi))]
        level = ((own[0] * part + own[1]) * part + own[2]) * part + own[3]
    return level


def interpn(points, values, xi, method="linear", bounds_error=True, fill_value=np.nan):
    """Values at places of a function given on a grid."""
    if method not in [*METHODS, "splinef2d"]:
        raise ValueError("interpn only understands the methods 'linear', 'nearest', 'slinear', 'cubic', 'quintic', 'pchip', and "
                         "'splinef2d'. "
                         f"You provided {method}.")
    values = np.asarray(values)
    if values.dtype.kind not in "fc":
        values = values.astype(float)
    if method == "splinef2d":
        if values.ndim > 2:
            raise ValueError("The method splinef2d can only be used for 2-dimensional input data")
        if not bounds_error and fill_value is None:
            raise ValueError("The method splinef2d does not support extrapolation.")
    if len(points) > values.ndim:
        raise ValueError(f"There are {len(points)} point arrays, but values has {values.ndim} dimensions")
    if len(points) != values.ndim and method == "splinef2d":
        raise ValueError("The method splinef2d can only be used for scalar data with one point per coordinate")
    if method != "splinef2d":
        return RegularGridInterpolator(points, values, method=method, bounds_error=bounds_error, fill_value=fill_value)(xi)
    grid, values = _checked_points(points, values)
    flat, shape, missing = _places(xi, len(grid))
    inside = np.all([(given[0] <= column) & (column <= given[-1]) for given, column in zip(grid, flat.T)], axis=0)
    if bounds_error and not np.all(inside | missing):
        worst = next(place for place, (given, column) in enumerate(zip(grid, flat.T)) if np.any((column < given[0]) | (column > given[-1])))
        raise ValueError(f"One of the requested xi is out of bounds in dimension {worst}")
    from scipy.interpolate._bivariate import RectBivariateSpline

    result = np.full(len(flat), fill_value, dtype=float)
    result[inside] = RectBivariateSpline(grid[0], grid[1], values).ev(flat[inside, 0], flat[inside, 1])
    result[missing] = np.nan
    return result.reshape(shape[:-1])
