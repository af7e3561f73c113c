"""Shapes laid over each other, and arcs on spheres."""

import numpy as np


def procrustes(data1, data2):
    """Both shapes in standard form, the second turned onto the first, and how far they are apart."""
    one, other = np.array(data1, dtype=np.float64), np.array(data2, dtype=np.float64)
    if one.ndim != 2 or other.ndim != 2:
        raise ValueError("Input matrices must be two-dimensional")
    if one.shape != other.shape:
        raise ValueError("Input matrices must be of same shape")
    if one.size == 0:
        raise ValueError("Input matrices must be >0 rows and >0 cols")
    one, other = one - one.mean(axis=0), other - other.mean(axis=0)
    sizes = np.linalg.norm(one), np.linalg.norm(other)
    if 0 in sizes:
        raise ValueError("Input matrices must contain >1 unique points")
    one, other = one / sizes[0], other / sizes[1]
    left, lengths, right = np.linalg.svd((other.T @ one).T)
    other = other @ (left @ right).T * lengths.sum()
    return one, other, np.sum(np.square(one - other))


def geometric_slerp(start, end, t, tol=1e-7):
    """Points on the great arc from one unit vector to another."""
    start, end = np.asarray(start, dtype=np.float64), np.asarray(end, dtype=np.float64)
    t = np.asarray(t)
    if t.ndim > 1:
        raise ValueError("The interpolation parameter value must be one dimensional.")
    if start.ndim != 1 or end.ndim != 1:
        raise ValueError("Start and end coordinates must be one-dimensional")
    if start.size != end.size:
        raise ValueError("The dimensions of start and end must match (have same size)")
    if start.size < 2 or end.size < 2:
        raise ValueError("The start and end coordinates must both be in at least two-dimensional space")
    if np.array_equal(start, end):
        return np.linspace(start, start, t.size)
    for point in (start, end):
        if not np.allclose(np.linalg.norm(point), 1.0, rtol=1e-9, atol=0):
            raise ValueError("start and end are not on a unit n-sphere")
    if not isinstance(tol, float):
        raise ValueError("tol must be a float")
    tol = abs(tol)
    if np.allclose(np.linalg.norm(start - end), 2.0, rtol=0, atol=tol):
        import warnings
        warnings.warn("start and end are antipodes using the specified tolerance; this may cause ambiguous slerp paths", stacklevel=2)
    if t.size == 0:
        return np.empty((0, start.size))
    # The part of the end at right angles to the start, and how far the arc turns towards it.
    across = end - (start @ end) * start
    length = np.linalg.norm(across)
    if length > 0:
        across = across / length
    else:
        across = np.roll(start, 1) - (np.roll(start, 1) @ start) * start
    angle = np.arctan2(length, start @ end)
    turns = t.ravel() * angle
    made = np.sin(turns)[:, None] * across + np.cos(turns)[:, None] * start
    return made[0] if t.ndim == 0 else made
