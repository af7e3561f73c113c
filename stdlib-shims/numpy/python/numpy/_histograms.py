"""Counting values into bins."""

from operator import index
from warnings import warn

import _numpy
from _numpy import asarray, concatenate, isfinite, ndarray, result_type

from ._creation import linspace


def _interval(a, bounds):
    if bounds is not None:
        first, last = bounds
        if first > last:
            raise ValueError("max must be larger than min in range parameter.")
        if not (isfinite(first) and isfinite(last)):
            raise ValueError(f"supplied range of [{first}, {last}] is not finite")
    elif a.size == 0:
        first, last = 0, 1
    else:
        first, last = a.min(), a.max()
        if not (isfinite(first) and isfinite(last)):
            raise ValueError(f"autodetected range of [{first}, {last}] is not finite")
    if first == last:
        first, last = first - 0.5, last + 0.5
    return first, last


def _iqr(x):
    from ._quantiles import percentile
    high, low = percentile(x, [75, 25])
    return high - low


def _width(rule, x):
    """The width of a bin by one of the named rules."""
    spread = float(x.max()) - float(x.min())
    if rule == "sqrt":
        return spread / x.size**0.5
    if rule == "sturges":
        return spread / (_numpy.log2(x.size) + 1.0)
    if rule == "rice":
        return spread / (2.0 * x.size ** (1.0 / 3))
    if rule == "scott":
        return (24.0 * 3.141592653589793**0.5 / x.size) ** (1.0 / 3.0) * x.std()
    if rule == "fd":
        return 2.0 * _iqr(x) * x.size ** (-1.0 / 3.0)
    if rule == "doane":
        if x.size > 2:
            sigma = x.std()
            if sigma > 0.0:
                skew = (((x - x.mean()) / sigma) ** 3).mean()
                error = (6.0 * (x.size - 2) / ((x.size + 1.0) * (x.size + 3))) ** 0.5
                return spread / (1.0 + _numpy.log2(x.size) + _numpy.log2(1.0 + abs(skew) / error))
        return 0.0
    if rule == "auto":
        wide = _width("fd", x)
        return min(max(wide, _width("sqrt", x) / 2), _width("sturges", x)) if wide else _width("sturges", x)
    raise NotImplementedError(f"histogram(bins={rule!r})")


_RULES = ("stone", "auto", "doane", "fd", "rice", "scott", "sqrt", "sturges")


def _edges(a, bins, bounds, weights):
    """(edges, number of equal bins or None)."""
    if isinstance(bins, str):
        if bins not in _RULES:
            raise ValueError(f"{bins!r} is not a valid estimator for `bins`")
        if weights is not None:
            raise TypeError("Automated estimation of the number of bins is not supported for weighted data")
        first, last = _interval(a, bounds)
        if bounds is not None:
            a = a[(a >= first) & (a <= last)]
        if a.size == 0:
            count = 1
        else:
            width = _width(bins, a)
            if width:
                if a.dtype.kind in "iu" and width < 1:
                    width = 1
                count = int(_numpy.ceil((float(last) - float(first)) / width))
            else:
                count = 1
    else:
        shape = asarray(bins)
        if shape.ndim == 0:
            try:
                count = index(bins)
            except TypeError:
                raise TypeError("`bins` must be an integer, a string, or an array") from None
            if count < 1:
                raise ValueError("`bins` must be positive, when an integer")
            first, last = _interval(a, bounds)
        elif shape.ndim == 1:
            if (shape[:-1] > shape[1:]).any():
                raise ValueError("`bins` must increase monotonically, when an array")
            return shape, None
        else:
            raise ValueError("`bins` must be 1d, when an array")
    kind = result_type(first, last, a)
    if kind.kind in "iub":
        kind = result_type(kind, float)
    return linspace(first, last, count + 1, endpoint=True, dtype=kind), count


def _countable(a):
    a = asarray(a)
    if a.dtype.kind == "b":
        warn("Converting input from bool to <class 'numpy.uint8'> for compatibility.", RuntimeWarning, stacklevel=3)
        a = a.astype("uint8")
    return a


def histogram_bin_edges(a, bins=10, range=None, weights=None):
    """The edges that `histogram` would use."""
    return _edges(_countable(a).ravel(), bins, range, weights)[0]


def histogram(a, bins=10, range=None, density=None, weights=None):
    """How many values fall into each bin, and the edges of the bins."""
    a = _countable(a)
    if weights is not None:
        weights = asarray(weights)
        if weights.shape != a.shape:
            raise ValueError("weights should have the same shape as a.")
        weights = weights.ravel()
    a = a.ravel()
    edges, _ = _edges(a, bins, range, weights)
    counts = _numpy.histogram_counts(a, edges, weights)
    if weights is not None and weights.dtype.kind in "iu":
        counts = counts.astype(weights.dtype)
    if density:
        widths = (edges[1:] - edges[:-1]).astype(float)
        return counts / widths / counts.sum(), edges
    return counts, edges


def histogramdd(sample, bins=10, range=None, density=None, weights=None):
    """Counts of points in a grid of bins."""
    if isinstance(sample, ndarray):
        sample = sample if sample.ndim == 2 else sample.reshape(-1, 1)
    else:
        from ._shaping import atleast_2d
        sample = atleast_2d(asarray(sample)).T
    n_points, n_axes = sample.shape
    try:
        len(bins)
    except TypeError:
        bins = [bins] * n_axes
    if len(bins) != n_axes:
        raise ValueError("The dimension of bins must be equal to the dimension of the sample x.")
    if range is None:
        range = [None] * n_axes
    elif len(range) != n_axes:
        raise ValueError("range argument must have one entry per dimension")
    all_edges = []
    flat = _numpy.zeros(n_points, int)
    inside = _numpy.ones(n_points, bool)
    shape = []
    for axis in _numpy.arange(n_axes).tolist():
        column = sample[:, axis]
        edges, count = _edges(column, bins[axis], range[axis], None)
        count = len(edges) - 1
        places = edges.searchsorted(column, side="right") - 1
        places[column == edges[-1]] = count - 1
        inside &= (places >= 0) & (places < count)
        flat = flat * count + places
        all_edges.append(edges)
        shape.append(count)
    size = 1
    for count in shape:
        size *= count
    weights = None if weights is None else asarray(weights)[inside]
    counts = _numpy.bincount(flat[inside], weights, size).astype(float).reshape(shape)
    if density:
        total = counts.sum()
        for axis, edges in enumerate(all_edges):
            counts = counts / (edges[1:] - edges[:-1]).reshape([-1 if place == axis else 1 for place in _numpy.arange(n_axes).tolist()])
        counts = counts / total
    return counts, all_edges


def histogram2d(x, y, bins=10, range=None, density=None, weights=None):
    """Counts of points in the plane, and the edges along both axes."""
    if len(x) != len(y):
        raise ValueError("x and y must have the same length.")
    try:
        count = len(bins)
    except TypeError:
        count = 1
    if count not in (1, 2):
        bins = [asarray(bins)] * 2
    counts, edges = histogramdd(concatenate([asarray(x)[:, None], asarray(y)[:, None]], axis=1), bins, range, density, weights)
    return counts, edges[0], edges[1]
