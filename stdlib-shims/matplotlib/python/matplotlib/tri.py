"""`matplotlib.tri`: triangles between scattered points, and values between their corners."""

import numpy as np


class Triangulation:
    """Triangles between points: given as triples of indices, or Delaunay's."""

    def __init__(self, x, y, triangles=None, mask=None):
        self.x, self.y = np.asarray(x, dtype=np.float64), np.asarray(y, dtype=np.float64)
        if self.x.shape != self.y.shape or self.x.ndim != 1:
            raise ValueError(
                f"x and y must be equal-length 1D arrays, but found shapes {self.x.shape!r} and {self.y.shape!r}"
            )
        self.mask = None
        self._edges = self._neighbors = None
        self.is_delaunay = triangles is None
        if triangles is None:
            self.triangles = _delaunay(self.x, self.y)
        else:
            self.triangles = _checked(triangles, len(self.x))
            self._turn()
        self.set_mask(mask)

    def _turn(self):
        """All triangles anticlockwise."""
        a, b, c = self.triangles.T
        x, y = self.x, self.y
        clockwise = (x[b] - x[a]) * (y[c] - y[a]) - (x[c] - x[a]) * (y[b] - y[a]) < 0
        if clockwise.any():
            self.triangles = self.triangles.copy()
            self.triangles[clockwise] = self.triangles[clockwise][:, [0, 2, 1]]

    def set_mask(self, mask):
        """Leaves triangles out: one bool for each."""
        if mask is None:
            self.mask = None
        else:
            self.mask = np.asarray(mask, dtype=bool)
            if self.mask.shape != (self.triangles.shape[0],):
                raise ValueError("mask array must have same length as triangles array")
        self._edges = self._neighbors = None

    def get_masked_triangles(self):
        """The triangles that are not left out."""
        return self.triangles if self.mask is None else self.triangles[~self.mask]

    @property
    def edges(self):
        """Each edge once, as pairs of indices, the higher first."""
        if self._edges is None:
            shown = self.get_masked_triangles()
            pairs = np.concatenate([shown[:, [0, 1]], shown[:, [1, 2]], shown[:, [2, 0]]])
            pairs = np.column_stack([pairs.max(axis=1), pairs.min(axis=1)])
            keys = np.unique(pairs[:, 0].astype(np.int64) * len(self.x) + pairs[:, 1])
            self._edges = np.column_stack([keys // len(self.x), keys % len(self.x)]).astype(np.int32)
        return self._edges

    @property
    def neighbors(self):
        """For each edge of each triangle the triangle on the other side, or -1."""
        if self._neighbors is None:
            found = np.full(self.triangles.shape, -1, dtype=np.int32)
            owners = {}
            for number, corners in enumerate(self.triangles.tolist()):
                if self.mask is not None and self.mask[number]:
                    continue
                for edge in range(3):
                    start, end = corners[edge], corners[(edge + 1) % 3]
                    other = owners.pop((end, start), None)
                    if other is None:
                        owners[start, end] = (number, edge)
                    else:
                        found[number, edge] = other[0]
                        found[other] = number
            self._neighbors = found
        return self._neighbors

    def calculate_plane_coefficients(self, z):
        """(a, b, c) of z = a x + b y + c for each triangle."""
        corners = np.stack([self.x, self.y, np.asarray(z, dtype=float)], axis=-1)[self.triangles]
        side1, side2 = corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]
        normal = np.cross(side1, side2)
        a, b = -normal[:, 0] / normal[:, 2], -normal[:, 1] / normal[:, 2]
        return np.column_stack([a, b, corners[:, 0, 2] - a * corners[:, 0, 0] - b * corners[:, 0, 1]])

    @staticmethod
    def get_from_args_and_kwargs(*args, **kwargs):
        """(triangulation, other arguments, other options) from what a method was given."""
        if isinstance(args[0], Triangulation):
            triangulation, *args = args
            if "triangles" in kwargs:
                from warnings import warn

                warn("Passing the keyword 'triangles' has no effect when also passing a Triangulation", stacklevel=3)
            kwargs.pop("triangles", None)
            kwargs.pop("mask", None)
            return triangulation, list(args), kwargs
        x, y, *args = args
        triangles, mask = kwargs.pop("triangles", None), kwargs.pop("mask", None)
        if triangles is None and args and _is_triples(args[0]):
            triangles, *args = args
        return Triangulation(x, y, triangles, mask), list(args), kwargs


def _is_triples(value):
    try:
        value = np.asarray(value, dtype=float)
    except (TypeError, ValueError):
        return False
    return value.ndim == 2 and value.shape[1] == 3 and bool((value == np.floor(value)).all())


def _checked(triangles, count):
    triangles = np.array(triangles, dtype=np.int32)
    if triangles.ndim != 2 or triangles.shape[1] != 3:
        raise ValueError(f"triangles must be a (N, 3) int array, but found shape {triangles.shape!r}")
    if triangles.size and triangles.max() >= count:
        raise ValueError(
            f"triangles are indices into the points and must be in the range 0 <= i < {count} but found value {triangles.max()}"
        )
    if triangles.size and triangles.min() < 0:
        raise ValueError(
            f"triangles are indices into the points and must be in the range 0 <= i < {count} but found value {triangles.min()}"
        )
    return triangles


def _delaunay(x, y):
    from matplotlib._delaunay import delaunay

    if len(x) < 3:
        raise ValueError("x and y arrays must have a length of at least 3")
    if not (np.isfinite(x).all() and np.isfinite(y).all()):
        raise RuntimeError("Error in qhull Delaunay triangulation calculation: input inconsistency (exitcode=1)")
    return delaunay(x, y)


class LinearTriInterpolator:
    """Values between points: planes over the triangles, NaN outside."""

    def __init__(self, triangulation, z, trifinder=None):
        if not isinstance(triangulation, Triangulation):
            raise ValueError("Expected a Triangulation object")
        z = np.asarray(z, dtype=float)
        if z.shape != triangulation.x.shape:
            raise ValueError("z array must have same length as triangulation x and y arrays")
        self._triangulation, self._z = triangulation, z
        self._planes = triangulation.calculate_plane_coefficients(z)

    def __call__(self, x, y):
        x, y = np.broadcast_arrays(np.asarray(x, dtype=float), np.asarray(y, dtype=float))
        number = _holding(self._triangulation, x.ravel(), y.ravel())
        a, b, c = self._planes[np.maximum(number, 0)].T
        return np.where(number < 0, np.nan, a * x.ravel() + b * y.ravel() + c).reshape(x.shape)


def _holding(triangulation, x, y):
    """The number of the triangle around each place, or -1."""
    number = np.full(len(x), -1)
    for place in range(len(triangulation.triangles)):
        if triangulation.mask is not None and triangulation.mask[place]:
            continue
        corners = triangulation.triangles[place]
        cx, cy = triangulation.x[corners], triangulation.y[corners]
        inside = np.ones(len(x), dtype=bool)
        for start, end in ((0, 1), (1, 2), (2, 0)):
            inside &= (cx[end] - cx[start]) * (y - cy[start]) - (cy[end] - cy[start]) * (x - cx[start]) >= 0
        number[inside & (number < 0)] = place
    return number


def __getattr__(name):
    if name == "TriContourSet":
        from matplotlib._tricontour import TriContourSet

        return TriContourSet
    if name in (
        "CubicTriInterpolator", "TrapezoidMapTriFinder", "TriAnalyzer", "TriFinder", "TriInterpolator", "TriRefiner",
        "UniformTriRefiner",
    ):
        raise NotImplementedError(f"matplotlib.tri.{name} is not available")
    raise AttributeError(f"module 'matplotlib.tri' has no attribute '{name}'")
