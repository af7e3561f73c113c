"""How evenly points fill the unit cube."""

import warnings

import numpy as np


def _in_cube(sample):
    sample = np.asarray(sample, dtype=np.float64)
    if sample.ndim != 2:
        raise ValueError("Sample is not a 2D array")
    if sample.max() > 1.0 or sample.min() < 0.0:
        raise ValueError("Sample is not in unit hypercube")
    return sample


def _pairs(x, term):
    """The sum over all pairs of points of a product over the dimensions."""
    total = 0.0
    for start in range(0, len(x), 256):
        product = np.ones((min(256, len(x) - start), len(x)))
        for column in x.T:
            product *= term(column[start : start + 256, None], column)
        total += product.sum()
    return total


def discrepancy(sample, *, iterative=False, method="CD", workers=1):
    """The discrepancy of points: centred, wrapped around, a mixture, or from one corner."""
    x = _in_cube(sample)
    if method not in ("CD", "WD", "MD", "L2-star"):
        raise ValueError(f"{method!r} is not a valid method. It must be one of {set(('CD', 'WD', 'MD', 'L2-star'))!r}")
    n, d = x.shape
    n = n + 1 if iterative else n
    middle = np.abs(x - 0.5)
    if method == "CD":
        single = np.prod(1 + 0.5 * middle - 0.5 * middle**2, axis=1).sum()
        both = _pairs(x, lambda a, b: 1 + 0.5 * np.abs(a - 0.5) + 0.5 * np.abs(b - 0.5) - 0.5 * np.abs(a - b))
        return float((13.0 / 12.0) ** d - 2.0 / n * single + both / n**2)
    if method == "WD":
        both = _pairs(x, lambda a, b: 1.5 - np.abs(a - b) * (1 - np.abs(a - b)))
        return float(-((4.0 / 3.0) ** d) + both / n**2)
    if method == "MD":
        single = np.prod(5.0 / 3.0 - 0.25 * middle - 0.25 * middle**2, axis=1).sum()
        both = _pairs(x, lambda a, b: 15.0 / 8.0 - 0.25 * np.abs(a - 0.5) - 0.25 * np.abs(b - 0.5) - 0.75 * np.abs(a - b) + 0.5 * (a
            - b) ** 2)
        return float((19.0 / 12.0) ** d - 2.0 / n * single + both / n**2)
    single = np.prod(1 - x**2, axis=1).sum()
    both = _pairs(x, lambda a, b: 1 - np.maximum(a, b))
    return float(np.sqrt(3.0**-d - 2.0 ** (1 - d) / n * single + both / n**2))


def update_discrepancy(x_new, sample, initial_disc):
    """The centred discrepancy with one more point, from that of the others with `iterative=True`."""
    x, new = _in_cube(sample), np.asarray(x_new, dtype=np.float64)
    if new.ndim != 1:
        raise ValueError("x_new is not a 1D array")
    if not (np.all(new >= 0) and np.all(new <= 1)):
        raise ValueError("x_new is not in unit hypercube")
    if new.shape[0] != x.shape[1]:
        raise ValueError("x_new and sample must be broadcastable")
    n, far = x.shape[0] + 1, np.abs(new - 0.5)
    single = -2.0 / n * np.prod(1 + 0.5 * far - 0.5 * far**2)
    others = 2.0 / n**2 * np.prod(1 + 0.5 * far + 0.5 * np.abs(x - 0.5) - 0.5 * np.abs(new - x), axis=1).sum()
    return float(single + others + np.prod(1 + far) / n**2 + initial_disc)


def geometric_discrepancy(sample, method="mindist", metric="euclidean"):
    """The smallest distance between points, or the mean edge of their shortest tree."""
    from scipy.spatial import distance

    x = _in_cube(sample)
    if x.shape[0] < 2:
        raise ValueError("Sample must contain at least two points")
    gaps = distance.pdist(x, metric=metric)
    if np.any(gaps == 0.0):
        warnings.warn("Sample contains duplicate points.", stacklevel=2)
    if method == "mindist":
        return np.min(gaps[gaps != 0])
    if method != "mst":
        raise ValueError(f"{method!r} is not a valid method. It must be one of {{'mindist', 'mst'}}")
    from scipy.sparse.csgraph import minimum_spanning_tree

    tree = minimum_spanning_tree(distance.squareform(gaps))
    return np.mean(tree.data[tree.data != 0])
