"""A tree of points that finds neighbours, and distances by p-norms."""

import numpy as np

import _scipy_spatial
from scipy._refusals import refuse


def _norm(p):
    if not p >= 1:
        raise ValueError("Only p-norms with 1<=p<=infinity permitted")
    return float(p)


class Rectangle:
    """A box, given by its corners."""

    def __init__(self, maxes, mins):
        self.maxes = np.maximum(maxes, mins).astype(float)
        self.mins = np.minimum(maxes, mins).astype(float)
        self.m, = self.maxes.shape

    def __repr__(self):
        return f"<Rectangle {list(zip(self.mins, self.maxes))}>"

    def volume(self):
        """How much is in the box."""
        return np.prod(self.maxes - self.mins)

    def split(self, d, split):
        """Two boxes, divided along one axis."""
        mid_high, mid_low = np.copy(self.maxes), np.copy(self.mins)
        mid_high[d] = mid_low[d] = split
        return Rectangle(self.mins, mid_high), Rectangle(mid_low, self.maxes)

    def min_distance_point(self, x, p=2.0):
        """The least distance of a point from the box."""
        return minkowski_distance(0, np.maximum(0, np.maximum(self.mins - x, x - self.maxes)), p)

    def max_distance_point(self, x, p=2.0):
        """The largest distance of a point from the box."""
        return minkowski_distance(0, np.maximum(self.maxes - x, x - self.mins), p)

    def min_distance_rectangle(self, other, p=2.0):
        """The least distance of two boxes."""
        return minkowski_distance(0, np.maximum(0, np.maximum(self.mins - other.maxes, other.mins - self.maxes)), p)

    def max_distance_rectangle(self, other, p=2.0):
        """The largest distance of two boxes."""
        return minkowski_distance(0, np.maximum(self.maxes - other.mins, other.maxes - self.mins), p)


class cKDTree:
    """Finds the points of a set that are near to others."""

    def __init__(self, data, leafsize=16, compact_nodes=True, copy_data=False, balanced_tree=True, boxsize=None):
        data = np.array(data, order="C", copy=copy_data or None, dtype=np.float64)
        if data.ndim != 2:
            raise ValueError("data must be 2 dimensions" if type(self) is cKDTree else "data must be of shape (n, m), where there are n points of dimension m")
        if not np.isfinite(data).all():
            raise ValueError("data must be finite, check for nan or inf values")
        if leafsize < 1:
            raise ValueError("leafsize must be at least 1")
        if boxsize is not None:
            refuse("KDTree(boxsize=)", "repeat the points on the other side of the borders")
        self.data, self.leafsize, self.boxsize = data, leafsize, None
        self.n, self.m = data.shape
        self.maxes = data.max(axis=0) if self.n else np.zeros(self.m)
        self.mins = data.min(axis=0) if self.n else np.zeros(self.m)
        self._tree = _scipy_spatial.tree(data, int(leafsize))

    @property
    def indices(self):
        """The points in the order of the leaves."""
        return self._tree.indices()

    @property
    def size(self):
        """How many boxes the points are in."""
        refuse("KDTree.size", "its boxes are not those of the original")

    @property
    def tree(self):
        """The boxes, which are not shown."""
        refuse("KDTree.tree", "ask with query or query_ball_point")

    def _queries(self, x):
        x = np.asarray(x, dtype=np.float64)
        if x.shape[-1:] != (self.m,):
            raise ValueError(f"x must consist of vectors of length {self.m} but has shape {x.shape}")
        if not np.isfinite(x).all():
            raise ValueError("'x' must be finite, check for nan or inf values")
        return x

    def query(self, x, k=1, eps=0.0, p=2.0, distance_upper_bound=np.inf, workers=1):
        """The nearest points of each query, with their distances."""
        x = np.asarray(x)
        if x.dtype.kind == "c":
            raise TypeError("KDTree does not work with complex data")
        x, p = self._queries(x), _norm(p)
        if k is None:
            raise ValueError("k must be an integer or a sequence of integers")
        if eps < 0:
            raise ValueError("eps must be non-negative")
        places = np.arange(1, k + 1) if isinstance(k, (int, np.integer)) else np.asarray(k)
        if places.size == 0:
            raise ValueError("zero-size array to reduction operation maximum which has no identity")
        if places.min() < 1:
            raise ValueError("k must be greater than or equal to 1")
        most = int(places.max())
        distances, indices = self._tree.nearest(x.reshape(-1, self.m), most, p, float(eps), float(distance_upper_bound))
        if most != places.size:
            distances, indices = distances[:, places - 1], indices[:, places - 1]
        shape = x.shape[:-1] + (() if isinstance(k, (int, np.integer)) and k == 1 else (places.size,))
        distances, indices = distances.reshape(shape), indices.reshape(shape)
        if shape == ():
            return float(distances), int(indices) if type(self) is cKDTree else np.int64(indices)
        return distances, indices

    def query_ball_point(self, x, r, p=2.0, eps=0.0, workers=1, return_sorted=None, return_length=False):
        """The points within a radius of each query."""
        x = self._queries(x)
        lead, queries, p = x.shape[:-1], x.reshape(-1, self.m), _norm(p)
        radii = np.broadcast_to(np.asarray(r, dtype=np.float64), lead).reshape(-1)
        if return_length:
            counts = self._tree.count_within(queries, radii, p, float(eps)).reshape(lead)
            return int(counts) if lead == () else counts
        lists = self._tree.within(queries, radii, p, float(eps))
        if lead == ():
            return lists[0]
        out = np.empty(len(lists), dtype=object)
        for place, found in enumerate(lists):
            out[place] = found
        return out.reshape(lead)

    def query_ball_tree(self, other, r, p=2.0, eps=0.0):
        """For each point, the points of another tree within the radius."""
        return other._tree.within(self.data, np.array([float(r)]), _norm(p), float(eps))

    def query_pairs(self, r, p=2.0, eps=0.0, output_type="set"):
        """The pairs of points within the radius of each other."""
        pairs = self._tree.pairs_within(float(r), _norm(p), float(eps))
        if output_type == "ndarray":
            return pairs
        if output_type != "set":
            raise ValueError("Invalid output type")
        return {(a, b) for a, b in pairs.tolist()}

    def count_neighbors(self, other, r, p=2.0, weights=None, cumulative=True):
        """How many pairs across two trees lie within each radius."""
        radii = np.asarray(r, dtype=np.float64)
        order = np.sort(radii.ravel())
        largest = order[-1] if order.size else 0.0
        mine, theirs, apart = other._tree.distances_within(self.data, largest, _norm(p))
        own = another = None
        if weights is not None:
            own, another = weights if isinstance(weights, tuple) and len(weights) == 2 else (weights, weights)
        value = np.ones(apart.size, dtype=np.int64 if weights is None else np.float64)
        if own is not None:
            value = value * np.asarray(own, dtype=np.float64)[mine]
        if another is not None:
            value = value * np.asarray(another, dtype=np.float64)[theirs]
        if cumulative:
            totals = np.array([value[apart <= radius].sum() for radius in radii.ravel()], dtype=value.dtype)
        else:
            if radii.ndim and np.any(np.diff(radii) < 0):
                raise ValueError("r must be non-decreasing for cumulative=False.")
            places = np.searchsorted(radii.ravel(), apart, side="left")
            totals = np.bincount(places, weights=value, minlength=radii.size)[: radii.size].astype(value.dtype)
        if radii.ndim == 0 and weights is None:
            return int(totals[0])
        return totals.reshape(radii.shape)[()]

    def sparse_distance_matrix(self, other, max_distance, p=2.0, output_type="dok_matrix"):
        """The distances of the pairs across two trees within a radius."""
        rows, columns, apart = other._tree.distances_within(self.data, float(max_distance), _norm(p))
        if output_type == "dict":
            return {(i, j): d for i, j, d in zip(rows.tolist(), columns.tolist(), apart.tolist())}
        if output_type == "ndarray":
            record = np.zeros(rows.size, dtype=[("i", np.int64), ("j", np.int64), ("v", np.float64)])
            record["i"], record["j"], record["v"] = rows, columns, apart
            return record
        if output_type not in ("dok_matrix", "coo_matrix", "dok_array", "coo_array"):
            raise ValueError("Invalid output type")
        from scipy import sparse

        kind = sparse.coo_array if output_type.endswith("array") else sparse.coo_matrix
        matrix = kind((apart, (rows, columns)), shape=(self.n, other.n))
        return matrix.todok() if output_type.startswith("dok") else matrix


class KDTree(cKDTree):
    """Finds the points of a set that are near to others."""

    def __init__(self, data, leafsize=10, compact_nodes=True, copy_data=False, balanced_tree=True, boxsize=None):
        data = np.asarray(data)
        if data.dtype.kind == "c":
            raise TypeError("KDTree does not work with complex data")
        super().__init__(data, leafsize, compact_nodes, copy_data, balanced_tree, boxsize)


def minkowski_distance_p(x, y, p=2.0):
    """The p-th power of the distance along the last axis."""
    x, y = np.asarray(x), np.asarray(y)
    kind = np.promote_types(np.promote_types(x.dtype, y.dtype), np.float64)
    x, y = x.astype(kind), y.astype(kind)
    if p == np.inf:
        return np.amax(np.abs(y - x), axis=-1)
    if p == 1:
        return np.sum(np.abs(y - x), axis=-1)
    return np.sum(np.abs(y - x) ** p, axis=-1)


def minkowski_distance(x, y, p=2.0):
    """The distance along the last axis by the p-norm."""
    power = minkowski_distance_p(x, y, p)
    return power if p == np.inf or p == 1 else power ** (1.0 / p)


def distance_matrix(x, y, p=2.0, threshold=1000000):
    """The distance of every row of one array from every row of the other."""
    x, y = np.asarray(x), np.asarray(y)
    if x.shape[1] != y.shape[1]:
        raise ValueError(f"x contains {x.shape[1]}-dimensional vectors but y contains {y.shape[1]}-dimensional vectors")
    return _scipy_spatial.across(x, y, "minkowski", float(p), None, None) if p not in (1, 2) else _scipy_spatial.across(
        x, y, "cityblock" if p == 1 else "euclidean", 2.0, None, None)
