"""The metrics, for one pair of vectors."""

import numpy as np


def _vector(u, dtype=None):
    u = np.asarray(u, dtype=dtype, order="C")
    if u.ndim != 1:
        raise ValueError("Input vector should be 1-D.")
    return u


def check_weights(w):
    """Weights as numbers that are not negative."""
    w = np.asarray(w, dtype=np.float64)
    if np.any(w < 0):
        raise ValueError("Input weights should be all non-negative")
    return w


def _pair(u, v, w, numbers=False):
    """Both vectors and the weights; with `numbers`, whole numbers become floats."""
    u, v = _vector(u), _vector(v)
    if numbers and not (np.issubdtype(u.dtype, np.inexact) and np.issubdtype(v.dtype, np.inexact)):
        u, v = u.astype(np.float64), v.astype(np.float64)
    return u, v, None if w is None else check_weights(_vector(w))


def minkowski(u, v, p=2, w=None):
    """The p-norm of the difference."""
    u, v, w = _pair(u, v, w)
    if p <= 0:
        raise ValueError("p must be greater than 0")
    apart = u - v
    if w is not None:
        apart = (w != 0 if p == np.inf else np.sqrt(w) if p == 2 else w if p == 1 else np.power(w, 1 / p)) * apart
    return np.linalg.norm(apart, ord=p)


def euclidean(u, v, w=None):
    """The straight distance."""
    return minkowski(u, v, p=2, w=w)


def sqeuclidean(u, v, w=None):
    """The square of the straight distance."""
    u, v, w = _pair(u, v, w, numbers=True)
    apart = u - v
    return np.dot(apart, apart if w is None else w * apart)


def cityblock(u, v, w=None):
    """The sum of the differences."""
    u, v, w = _pair(u, v, w)
    apart = np.abs(u - v)
    return (apart if w is None else w * apart).sum()


def chebyshev(u, v, w=None):
    """The largest difference."""
    u, v, w = _pair(u, v, w)
    if w is not None:
        u, v = u[w > 0], v[w > 0]
    return np.max(np.abs(u - v))


def canberra(u, v, w=None):
    """The sum of the differences, each by the size of its values."""
    u, v, w = _pair(np.asarray(u, dtype=np.float64), np.asarray(v, dtype=np.float64), w)
    size = np.abs(u) + np.abs(v)
    with np.errstate(invalid="ignore", divide="ignore"):
        parts = np.abs(u - v) / size
    return np.nansum(parts if w is None else w * parts)


def braycurtis(u, v, w=None):
    """The sum of the differences by that of the sums."""
    u, v, w = _pair(np.asarray(u, dtype=np.float64), np.asarray(v, dtype=np.float64), w)
    apart, size = np.abs(u - v), np.abs(u + v)
    if w is not None:
        apart, size = w * apart, w * size
    return apart.sum() / size.sum()


def correlation(u, v, w=None, centered=True):
    """One minus the correlation."""
    u, v, w = _pair(u, v, w, numbers=True)
    if w is not None:
        w = w / w.sum()
    if centered:
        u = u - (np.mean(u) if w is None else np.dot(u, w))
        v = v - (np.mean(v) if w is None else np.dot(v, w))
    vw, uw = (v, u) if w is None else (v * w, u * w)
    both, own = np.dot(u, vw), np.dot(u, uw) * np.dot(v, vw)
    return np.clip(1.0 - both / np.sqrt(own), 0.0, 2.0)


def cosine(u, v, w=None):
    """One minus the cosine of the angle."""
    return correlation(u, v, w=w, centered=False)


def hamming(u, v, w=None):
    """The share of places where the vectors differ."""
    u, v = _vector(u), _vector(v)
    if u.shape != v.shape:
        raise ValueError("The 1d arrays must have equal lengths.")
    differ = u != v
    if w is None:
        return np.mean(differ)
    w = check_weights(_vector(w))
    if w.shape != u.shape:
        raise ValueError("'w' should have the same length as 'u' and 'v'.")
    return np.dot(differ, w / w.sum())


def jensenshannon(p, q, base=None, *, axis=0, keepdims=False):
    """The distance of two distributions by how they diverge from their mean."""
    from scipy import special

    p, q = np.asarray(p), np.asarray(q)
    p = p / np.sum(p, axis=axis, keepdims=True)
    q = q / np.sum(q, axis=axis, keepdims=True)
    middle = (p + q) / 2.0
    total = np.sum(special.rel_entr(p, middle), axis=axis, keepdims=keepdims) + np.sum(special.rel_entr(q, middle), axis=axis, keepdims=keepdims)
    return np.sqrt((total / np.log(base) if base is not None else total) / 2.0)


def seuclidean(u, v, V):
    """The straight distance with each dimension by its variance."""
    u, v = _vector(u), _vector(v)
    V = _vector(V, dtype=np.float64)
    if V.shape[0] != u.shape[0] or u.shape[0] != v.shape[0]:
        raise TypeError("V must be a 1-D array of the same dimension as u and v.")
    return euclidean(u, v, w=1 / V)


def mahalanobis(u, v, VI):
    """The distance in units of the spread, from the inverse covariance."""
    u, v = _vector(u), _vector(v)
    apart = u - v
    return np.sqrt(np.dot(np.dot(apart, np.atleast_2d(VI)), apart))


def _truths(u, v, w):
    """How much is true in neither, only the second, only the first, both."""
    u, v, w = _pair(u, v, w)
    if u.dtype == v.dtype == np.bool_:
        if w is None:
            w = 1
        not_u, not_v = ~u, ~v
        return tuple(float((cell * w).sum()) for cell in (not_u & not_v, not_u & v, u & not_v, u & v))
    u, v = u.astype(np.float64), v.astype(np.float64)
    w = 1.0 if w is None else w
    not_u, not_v = 1.0 - u, 1.0 - v
    return tuple((cell * w).sum() for cell in (not_u * not_v, not_u * v, u * not_v, u * v))


def jaccard(u, v, w=None):
    """The share of differing places among those true in either."""
    u, v = _vector(u) != 0, _vector(v) != 0
    weights = 1.0 if w is None else check_weights(_vector(w))
    apart, either = ((u != v) * weights).sum(), ((u | v) * weights).sum()
    return np.float64(apart / either) if either != 0 else np.float64(0)


def dice(u, v, w=None):
    """Differing places by twice the shared ones and the differing."""
    _, only_v, only_u, both = _truths(u, v, w)
    return float((only_u + only_v) / np.array(2.0 * both + only_u + only_v))


def rogerstanimoto(u, v, w=None):
    """Differing places, counted twice, among all."""
    neither, only_v, only_u, both = _truths(u, v, w)
    apart = 2.0 * (only_u + only_v)
    return float(apart / (both + neither + apart))


def russellrao(u, v, w=None):
    """The share of places not true in both."""
    both = _truths(u, v, w)[3]
    total = float(len(_vector(u))) if w is None else check_weights(_vector(w)).sum()
    return float((total - both) / total)


def sokalsneath(u, v, w=None):
    """Differing places, counted twice, among those true in either."""
    _, only_v, only_u, both = _truths(u, v, w)
    apart = 2.0 * (only_u + only_v)
    if not np.any(both + apart):
        raise ValueError("Sokal-Sneath dissimilarity is not defined for vectors that are entirely false.")
    return float(apart / (both + apart))


def yule(u, v, w=None):
    """The share of crossed pairs of places."""
    neither, only_v, only_u, both = _truths(u, v, w)
    half = only_u * only_v
    return 0.0 if half == 0 else float(2.0 * half / (both * neither + half))


def directed_hausdorff(u, v, rng=0, *, seed=None):
    """How far the point of `u` that is farthest from `v` is, and which two points say so."""
    u, v = np.asarray(u, dtype=np.float64, order="C"), np.asarray(v, dtype=np.float64, order="C")
    if u.ndim != 2:
        raise ValueError(f"Buffer has wrong number of dimensions (expected 2, got {u.ndim})")
    if u.shape[1] != v.shape[1]:
        raise ValueError("u and v need to have the same number of columns")
    import _scipy_spatial

    nearest, distances = _scipy_spatial.nearest_rows(u, v)
    place = int(np.argmax(distances))
    return float(distances[place]), place, int(nearest[place])
