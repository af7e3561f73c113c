"""Radial basis functions through scattered points."""

from itertools import combinations_with_replacement

import numpy as np

KERNELS = {
    "linear": lambda r: -r,
    "thin_plate_spline": lambda r: np.where(r == 0, 0.0, r**2 * np.log(np.where(r == 0, 1.0, r))),
    "cubic": lambda r: r**3,
    "quintic": lambda r: -(r**5),
    "multiquadric": lambda r: -np.sqrt(r**2 + 1),
    "inverse_multiquadric": lambda r: 1 / np.sqrt(r**2 + 1),
    "inverse_quadratic": lambda r: 1 / (r**2 + 1),
    "gaussian": lambda r: np.exp(-(r**2)),
}
FREE_OF_SCALE = {"linear", "thin_plate_spline", "cubic", "quintic"}
LEAST_DEGREE = {"multiquadric": 0, "linear": 0, "thin_plate_spline": 1, "cubic": 1, "quintic": 2}


def _distances(a, b):
    return np.sqrt(np.maximum(np.sum((a[:, None, :] - b[None, :, :]) ** 2, axis=-1), 0.0))


class RBFInterpolator:
    """A smooth function through scattered points of any number of dimensions."""

    def __init__(self, y, d, neighbors=None, smoothing=0.0, kernel="thin_plate_spline", epsilon=None, degree=None):
        y = np.asarray(y, dtype=float)
        if y.ndim != 2:
            raise ValueError("`y` must be a 2-dimensional array.")
        n, n_dimensions = y.shape
        d = np.asarray(d)
        d = d.astype(complex if d.dtype.kind == "c" else float)
        if d.shape[0] != n:
            raise ValueError(f"Expected the first axis of `d` to have length {n}.")
        smoothing = np.asarray(smoothing, dtype=float)
        if smoothing.ndim == 0:
            smoothing = np.full(n, float(smoothing))
        elif smoothing.shape != (n,):
            raise ValueError(f"Expected `smoothing` to be a scalar or have shape ({n},).")
        kernel = kernel.lower()
        if kernel not in KERNELS:
            raise ValueError(f"`kernel` must be one of {set(KERNELS)}.")
        if epsilon is None:
            if kernel not in FREE_OF_SCALE:
                raise ValueError(f"`epsilon` must be specified if `kernel` is not one of {FREE_OF_SCALE}.")
            epsilon = 1.0
        epsilon = float(epsilon)
        least = LEAST_DEGREE.get(kernel, -1)
        degree = max(least, 0) if degree is None else int(degree)
        if degree < -1:
            raise ValueError("`degree` must be at least -1.")
        if -1 < degree < least:
            import warnings

            warnings.warn(f"`degree` should not be below {least} except -1 when `kernel` is '{kernel}'.The interpolant may not be "
                          "uniquely solvable, and the smoothing parameter may have an unintuitive effect.", UserWarning, stacklevel=2)
        if neighbors is None:
            n_used = n
        else:
            neighbors = int(min(neighbors, n))
            n_used = neighbors
        self.powers = _powers(n_dimensions, degree)
        if len(self.powers) > n_used:
            raise ValueError(f"At least {len(self.powers)} data points are required when `degree` is {degree} and the number of "
                             f"dimensions is {n_dimensions}.")
        self.y, self.d, self.d_shape, self.smoothing = y, d.reshape(n, -1), d.shape[1:], smoothing
        self.kernel, self.epsilon, self.neighbors = kernel, epsilon, neighbors
        if neighbors is None:
            self._solution = self._solve(y, self.d, smoothing)

    def _solve(self, y, d, smoothing):
        """The weights of points and of powers, and how the powers are scaled."""
        low, high = y.min(axis=0), y.max(axis=0)
        shift, scale = (high + low) / 2, (high - low) / 2
        scale = np.where(scale == 0, 1.0, scale)
        n, n_powers = len(y), len(self.powers)
        matrix = np.zeros((n + n_powers, n + n_powers))
        matrix[:n, :n] = KERNELS[self.kernel](_distances(y, y) * self.epsilon) + np.diag(smoothing)
        tail = _vandermonde((y - shift) / scale, self.powers)
        matrix[:n, n:], matrix[n:, :n] = tail, tail.T
        side = np.zeros((n + n_powers, d.shape[1]), dtype=d.dtype)
        side[:n] = d
        try:
            weights = np.linalg.solve(matrix, side)
        except np.linalg.LinAlgError as error:
            message = "Singular matrix."
            if n_powers and np.linalg.matrix_rank(tail) < n_powers:
                message = ("Singular matrix. The matrix of monomials evaluated at the data point coordinates does not have full column "
                           f"rank ({np.linalg.matrix_rank(tail)}/{n_powers}).")
            raise np.linalg.LinAlgError(message) from error
        return shift, scale, weights

    def _evaluate(self, x, y, solution):
        shift, scale, weights = solution
        answer = np.empty((len(x), weights.shape[1]), dtype=weights.dtype)
        size = max(1, 2_000_000 // max(1, len(y) * y.shape[1]))
        for start in range(0, len(x), size):
            part = x[start : start + size]
            rows = np.hstack([KERNELS[self.kernel](_distances(part, y) * self.epsilon), _vandermonde((part - shift) / scale, self.powers)])
            answer[start : start + size] = rows @ weights
        return answer

    def __call__(self, x):
        x = np.asarray(x, dtype=float)
        if x.ndim != 2:
            raise ValueError("`x` must be a 2-dimensional array.")
        if x.shape[1] != self.y.shape[1]:
            raise ValueError(f"Expected the second axis of `x` to have length {self.y.shape[1]}.")
        if self.neighbors is None:
            return self._evaluate(x, self.y, self._solution).reshape((len(x),) + self.d_shape)
        nearest = np.sort(np.argsort(_distances(x, self.y), axis=1, kind="stable")[:, : self.neighbors], axis=1)
        groups, which = np.unique(nearest, axis=0, return_inverse=True)
        which = np.ravel(which)
        answer = np.empty((len(x), self.d.shape[1]), dtype=self.d.dtype)
        for place, group in enumerate(groups):
            chosen = which == place
            y = self.y[group]
            answer[chosen] = self._evaluate(x[chosen], y, self._solve(y, self.d[group], self.smoothing[group]))
        return answer.reshape((len(x),) + self.d_shape)


def _powers(n_dimensions, degree):
    """Exponents of all monomials up to a degree."""
    rows = []
    for total in range(degree + 1):
        for chosen in combinations_with_replacement(range(n_dimensions), total):
            row = [0] * n_dimensions
            for axis in chosen:
                row[axis] += 1
            rows.append(row)
    return np.array(rows, dtype=int).reshape(len(rows), n_dimensions)


def _vandermonde(x, powers):
    if len(powers) == 0:
        return np.zeros((len(x), 0))
    return np.prod(x[:, None, :] ** powers[None, :, :], axis=-1)


class Rbf:
    """The older radial basis functions: coordinates one by one, values last."""

    FUNCTIONS = {
        "multiquadric": lambda self, r: np.sqrt((r / self.epsilon) ** 2 + 1),
        "inverse_multiquadric": lambda self, r: 1.0 / np.sqrt((r / self.epsilon) ** 2 + 1),
        "gaussian": lambda self, r: np.exp(-((r / self.epsilon) ** 2)),
        "linear": lambda self, r: r,
        "cubic": lambda self, r: r**3,
        "quintic": lambda self, r: r**5,
        "thin_plate": lambda self, r: np.where(r == 0, 0.0, r**2 * np.log(np.where(r == 0, 1.0, r))),
    }
    OTHER_NAMES = {"inverse": "inverse_multiquadric", "inverse multiquadric": "inverse_multiquadric", "thin-plate": "thin_plate"}

    def __init__(self, *args, **kwargs):
        self.xi = np.asarray([np.asarray(part, dtype=float).ravel() for part in args[:-1]])
        self.N = self.xi.shape[-1]
        self.mode = kwargs.pop("mode", "1-D")
        self.di = np.asarray(args[-1], dtype=float)
        if self.mode == "1-D":
            self.di = self.di.ravel()
        elif self.mode != "N-D":
            raise ValueError("Mode has to be 1-D or N-D.")
        if not all(part.size == len(self.di) for part in self.xi):
            raise ValueError("All arrays must be equal length.")
        self.norm = kwargs.pop("norm", "euclidean")
        self.epsilon = kwargs.pop("epsilon", None)
        if self.epsilon is None:
            edges = np.ptp(self.xi, axis=1)
            edges = edges[np.nonzero(edges)]
            self.epsilon = np.power(np.prod(edges) / self.N, 1.0 / edges.size)
        self.smooth = kwargs.pop("smooth", 0.0)
        self.function = kwargs.pop("function", "multiquadric")
        for name, value in kwargs.items():
            setattr(self, name, value)
        if callable(self.function):
            self._f = lambda r: self.function(r) if self.function.__code__.co_argcount == 1 else self.function(self, r)
        else:
            name = self.OTHER_NAMES.get(self.function.lower(), self.function.lower())
            if name not in self.FUNCTIONS:
                raise ValueError("function must be a callable or one of " + ", ".join(sorted(self.FUNCTIONS)))
            self._f = lambda r: self.FUNCTIONS[name](self, r)
        self.nodes = np.linalg.solve(self.A, self.di)

    @property
    def A(self):
        """The matrix of the system that gives the weights."""
        return self._f(self._far(self.xi, self.xi)) - np.eye(self.N) * self.smooth

    def _far(self, one, other):
        if callable(self.norm):
            return self.norm(one[..., :, None], other[..., None, :])
        if self.norm == "euclidean":
            return _distances(one.T, other.T)
        from scipy.spatial.distance import cdist

        return cdist(one.T, other.T, self.norm)

    def __call__(self, *args):
        args = [np.asarray(part) for part in args]
        if not all(x.shape == y.shape for x in args for y in args):
            raise ValueError("Array lengths must be equal")
        shape = args[0].shape if self.mode == "1-D" else args[0].shape + (self.di.shape[1],)
        places = np.asarray([part.ravel() for part in args], dtype=float)
        return (self._f(self._far(places, self.xi)) @ self.nodes).reshape(shape)
