"""Distances as objects: `DistanceMetric.get_metric` finds one by name.

Differences are taken in the type of the data and summed in double precision, as the original's loops do.
"""

import numpy as np

from sklearn._data import check_array
from sklearn.metrics.pairwise import row_blocks


class DistanceMetric:
    """Distances by name."""

    @classmethod
    def get_metric(cls, metric, dtype=np.float64, **kwargs):
        """The distance of that name over numbers of that type."""
        if dtype not in (np.float32, np.float64):
            raise ValueError(f"Unexpected dtype {dtype} provided. Please select a dtype from {{np.float32, np.float64}}")
        if isinstance(metric, _Measure):
            return metric
        given = (metric, dict(kwargs))
        made = _made(metric, dtype, kwargs)
        made.named = given
        return made


def _made(metric, dtype, options):
    if callable(metric):
        return _over(PyFuncDistance64, dtype)(metric, **options)
    kind = _NAMES.get(metric) if isinstance(metric, str) else None
    if kind is None:
        raise ValueError(f"Unrecognized metric '{metric}'")
    if kind is MinkowskiDistance64:
        p, weights = options.pop("p", 2), options.pop("w", None)
        plain = {1: ManhattanDistance64, 2: EuclideanDistance64, np.inf: ChebyshevDistance64}.get(p) if weights is None else None
        return _over(plain, dtype)(**options) if plain else _over(kind, dtype)(p, weights, **options)
    return _over(kind, dtype)(**options)


class _Measure(DistanceMetric):
    """What all distances have; `_apart` tells those of a block of rows, as X of (n, 1, k) and Y of (1, m, k).

    `named` is what it was asked for as: searches for neighbours know distances by name.
    """

    _dtype = np.float64

    def _validate_data(self, X):
        """Raise where the distance does not go with the columns of X."""

    def rdist_to_dist(self, rdist):
        """The distance that belongs to a number which ranks as distances do."""
        return rdist

    def dist_to_rdist(self, dist):
        """A number that ranks as the distance does."""
        return dist

    def pairwise(self, X, Y=None):
        """Distances between all rows of X and of Y (or of X)."""
        X, Y = _rows(X), None if Y is None else _rows(Y)
        X = X.astype(self._dtype)
        self._validate_data(X)
        if Y is not None:
            Y = Y.astype(self._dtype)
            self._validate_data(Y)
            if X.shape[1] != Y.shape[1]:
                raise ValueError("X and Y must have the same second dimension")
        return self._table(X, X if Y is None else Y)

    def _table(self, X, Y):
        made = np.empty((X.shape[0], Y.shape[0]), dtype=self._dtype)
        for rows in row_blocks(X.shape[0], Y.size):
            made[rows] = self._apart(X[rows][:, None, :], Y[None, :, :])
        return made


def _rows(X):
    return check_array(X.toarray() if hasattr(X, "toarray") else X)


def _gaps(X, Y):
    return np.abs(X - Y).astype(np.float64)


def _over(kind, dtype):
    """The class for numbers of that type."""
    return kind if dtype == np.float64 else type(kind.__name__[:-2] + "32", (kind,), {"_dtype": np.float32, "__module__": __name__})


class _Rooted(_Measure):
    """Roots of sums."""

    def rdist_to_dist(self, rdist):
        """The root."""
        return np.sqrt(rdist)

    def dist_to_rdist(self, dist):
        """The square."""
        return dist ** 2


class EuclideanDistance64(_Rooted):
    """Straight distances."""

    def _apart(self, X, Y):
        return np.sqrt((_gaps(X, Y) ** 2).sum(axis=2))


class SEuclideanDistance64(_Rooted):
    """Straight distances, where each column has a variance."""

    def __init__(self, V):
        self._variances = np.asarray(V, dtype=np.float64)

    def _validate_data(self, X):
        if X.shape[1] != self._variances.shape[0]:
            raise ValueError("SEuclidean dist: size of V does not match")

    def _apart(self, X, Y):
        return np.sqrt((_gaps(X, Y) ** 2 / self._variances).sum(axis=2))


class MahalanobisDistance64(_Rooted):
    """Straight distances where columns go together."""

    def __init__(self, V=None, VI=None):
        if VI is None:
            if V is None:
                raise ValueError("Must provide either V or VI for Mahalanobis distance")
            VI = np.linalg.inv(V)
        if VI.ndim != 2 or VI.shape[0] != VI.shape[1]:
            raise ValueError("V/VI must be square")
        self._inverse = np.asarray(VI, dtype=np.float64)

    def _validate_data(self, X):
        if X.shape[1] != self._inverse.shape[0]:
            raise ValueError("Mahalanobis dist: size of V does not match")

    def _apart(self, X, Y):
        gaps = (X - Y).astype(np.float64)
        return np.sqrt(((gaps @ self._inverse.T) * gaps).sum(axis=2))


class ManhattanDistance64(_Measure):
    """Sums of differences."""

    def _apart(self, X, Y):
        return _gaps(X, Y).sum(axis=2)


class ChebyshevDistance64(_Measure):
    """The largest difference."""

    def _apart(self, X, Y):
        return _gaps(X, Y).max(axis=2)


class MinkowskiDistance64(_Measure):
    """Roots of sums of powers."""

    def __init__(self, p, w=None):
        if p <= 0:
            raise ValueError("p must be greater than 0")
        if np.isinf(p):
            raise ValueError("MinkowskiDistance requires finite p. For p=inf, use ChebyshevDistance.")
        self._p, self._weights = float(p), None
        if w is not None:
            self._weights = check_array(w, ensure_2d=False, dtype=np.float64, input_name="w")
            if (self._weights < 0).any():
                raise ValueError("w cannot contain negative weights")

    def _validate_data(self, X):
        if self._weights is not None and X.shape[1] != len(self._weights):
            raise ValueError(f"MinkowskiDistance: the size of w must match the number of features ({X.shape[1]}). Currently "
                             f"len(w)={len(self._weights)}.")

    def rdist_to_dist(self, rdist):
        """The root."""
        return rdist ** (1.0 / self._p)

    def dist_to_rdist(self, dist):
        """The power."""
        return dist ** self._p

    def _apart(self, X, Y):
        powers = _gaps(X, Y) ** self._p
        return (powers if self._weights is None else self._weights * powers).sum(axis=2) ** (1.0 / self._p)


class HaversineDistance64(_Measure):
    """Angles between points given as latitude and longitude in radians."""

    def _validate_data(self, X):
        if X.shape[1] != 2:
            raise ValueError("Haversine distance only valid in 2 dimensions")

    def rdist_to_dist(self, rdist):
        """The angle."""
        return 2 * np.arcsin(np.sqrt(rdist))

    def dist_to_rdist(self, dist):
        """The square of the sine of half the angle."""
        half = np.sin(0.5 * dist)
        return half * half

    def _apart(self, X, Y):
        X, Y = X.astype(np.float64), Y.astype(np.float64)
        first, second = np.sin(0.5 * (X[..., 0] - Y[..., 0])), np.sin(0.5 * (X[..., 1] - Y[..., 1]))
        return 2 * np.arcsin(np.sqrt(first * first + np.cos(X[..., 0]) * np.cos(Y[..., 0]) * second * second))


class HammingDistance64(_Measure):
    """The share of columns that differ."""

    def _apart(self, X, Y):
        return (X != Y).sum(axis=2) / X.shape[2]


class CanberraDistance64(_Measure):
    """Sums of differences, each beside what is compared."""

    def _apart(self, X, Y):
        whole = (np.abs(X) + np.abs(Y)).astype(np.float64)
        return np.where(whole > 0, _gaps(X, Y) / np.where(whole > 0, whole, 1.0), 0.0).sum(axis=2)


class BrayCurtisDistance64(_Measure):
    """The sum of differences beside the sum of all."""

    def _apart(self, X, Y):
        whole = (np.abs(X) + np.abs(Y)).astype(np.float64).sum(axis=2)
        return np.where(whole > 0, _gaps(X, Y).sum(axis=2) / np.where(whole > 0, whole, 1.0), 0.0)


class _Counted(_Measure):
    """Distances of truths: `_share` tells them from how often both are true, how often they differ, and the number of columns."""

    def _table(self, X, Y):
        X, Y = (X != 0).astype(np.float64), (Y != 0).astype(np.float64)
        both = X @ Y.T
        differ = X.sum(axis=1)[:, None] + Y.sum(axis=1)[None, :] - 2 * both
        with np.errstate(invalid="ignore"):
            return self._share(both, differ, X.shape[1]).astype(self._dtype)


class JaccardDistance64(_Counted):
    """The share that differs of the columns where one is true."""

    def _share(self, both, differ, n_columns):
        either = both + differ
        return np.where(either == 0, 0.0, differ / np.where(either == 0, 1.0, either))


class MatchingDistance64(_Counted):
    """The share that differs."""

    def _share(self, both, differ, n_columns):
        return differ / n_columns


class DiceDistance64(_Counted):
    """The share that differs, where both being true counts twice."""

    def _share(self, both, differ, n_columns):
        return differ / (2.0 * both + differ)


class KulsinskiDistance64(_Counted):
    """The share where not both are true, where those that differ count twice."""

    def _share(self, both, differ, n_columns):
        return (differ - both + n_columns) / (differ + n_columns)


class RogersTanimotoDistance64(_Counted):
    """The share that differs, where that counts twice."""

    def _share(self, both, differ, n_columns):
        return 2.0 * differ / (n_columns + differ)


class RussellRaoDistance64(_Counted):
    """The share where not both are true."""

    def _share(self, both, differ, n_columns):
        return (n_columns - both) / n_columns


class SokalMichenerDistance64(RogersTanimotoDistance64):
    """The share that differs, where that counts twice."""


class SokalSneathDistance64(_Counted):
    """The share that differs, where both being true counts half."""

    def _share(self, both, differ, n_columns):
        return differ / (0.5 * both + differ)


class PyFuncDistance64(_Measure):
    """A distance of one's own."""

    def __init__(self, func, **kwargs):
        self._function, self._options = func, kwargs

    def _table(self, X, Y):
        made = np.empty((X.shape[0], Y.shape[0]), dtype=self._dtype)
        for row in range(X.shape[0]):
            for column in range(row if X is Y else 0, Y.shape[0]):
                made[row, column] = self._function(X[row], Y[column], **self._options)
                if X is Y:
                    made[column, row] = made[row, column]
        return made


_NAMES = {
    "euclidean": EuclideanDistance64, "l2": EuclideanDistance64, "minkowski": MinkowskiDistance64, "p": MinkowskiDistance64,
    "manhattan": ManhattanDistance64, "cityblock": ManhattanDistance64, "l1": ManhattanDistance64,
    "chebyshev": ChebyshevDistance64, "infinity": ChebyshevDistance64, "seuclidean": SEuclideanDistance64,
    "mahalanobis": MahalanobisDistance64, "hamming": HammingDistance64, "canberra": CanberraDistance64,
    "braycurtis": BrayCurtisDistance64, "matching": MatchingDistance64, "jaccard": JaccardDistance64, "dice": DiceDistance64,
    "kulsinski": KulsinskiDistance64, "rogerstanimoto": RogersTanimotoDistance64, "russellrao": RussellRaoDistance64,
    "sokalmichener": SokalMichenerDistance64, "sokalsneath": SokalSneathDistance64, "haversine": HaversineDistance64,
    "pyfunc": PyFuncDistance64,
}
