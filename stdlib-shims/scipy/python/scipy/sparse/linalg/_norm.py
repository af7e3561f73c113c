"""Norms of sparse matrices."""

import numpy as np

from .._base import issparse


def norm(x, ord=None, axis=None):
    """A norm of a sparse matrix, or of its rows or columns."""
    if not issparse(x):
        raise TypeError("input is not sparse. use numpy.linalg.norm")
    if axis is None and ord in (None, "fro", "f"):
        return np.linalg.norm(x.tocoo().data)
    x = x.tocsr()
    axis = _axes(axis, x)
    for place in axis:
        if not -2 <= place < 2:
            raise ValueError(f"Invalid axis {axis!r} for an array with shape {x.shape!r}")
    if len(axis) == 1:
        return _of_vectors(x, ord, axis[0])
    if len(axis) != 2:
        raise ValueError("Improper number of dimensions to norm.")
    if axis[0] % 2 == axis[1] % 2:
        raise ValueError("Duplicate axes given.")
    return _of_matrix(x, ord, *axis)


def _axes(axis, x):
    if axis is None:
        return tuple(range(x.ndim))
    if isinstance(axis, tuple):
        return axis
    words = "'axis' must be None, an integer or a tuple of integers"
    try:
        place = int(axis)
    except TypeError as error:
        raise TypeError(words) from error
    if axis != place:
        raise TypeError(words)
    return (place,)


def _of_matrix(x, ord, rows, columns):
    if ord == 2:
        from ._singular import svds
        return svds(x, k=1)[1][0]
    if ord == -2:
        raise NotImplementedError
    if ord in (1, -1, np.inf, -np.inf):
        sums = np.asarray(abs(x).sum(axis=rows if abs(ord) == 1 else columns))
        return sums.max() if ord > 0 else sums.min()
    if ord in (None, "f", "fro"):
        return np.linalg.norm(x.data)
    raise ValueError("Invalid norm order for matrices.")


def _of_vectors(x, ord, axis):
    sizes = abs(x)
    if ord == np.inf:
        found = sizes.max(axis=axis)
    elif ord == -np.inf:
        found = sizes.min(axis=axis)
    elif ord == 0:
        found = (x != 0).sum(axis=axis)
    elif ord == 1:
        found = sizes.sum(axis=axis)
    elif ord in (2, None):
        found = np.sqrt(np.asarray(sizes.power(2).sum(axis=axis)))
    else:
        try:
            ord + 1
        except TypeError as error:
            raise ValueError("Invalid norm order for vectors.") from error
        found = np.power(np.asarray(sizes.power(ord).sum(axis=axis)), 1 / ord)
    return np.asarray(found.toarray() if hasattr(found, "toarray") else found).ravel()


def onenormest(A, t=2, itmax=5, compute_v=False, compute_w=False):
    """The largest sum of a column; here it is exact."""
    from ._operator import aslinearoperator
    operator = aslinearoperator(A)
    if operator.shape[0] != operator.shape[1]:
        raise ValueError("expected the operator to act like a square matrix")
    n = operator.shape[1]
    sums = np.zeros(n)
    for start in range(0, n, 256):
        some = np.zeros((n, min(256, n - start)))
        some[np.arange(start, start + some.shape[1]), np.arange(some.shape[1])] = 1.0
        sums[start:start + some.shape[1]] = np.abs(operator.matmat(some)).sum(axis=0)
    best = int(np.argmax(sums))
    unit = np.zeros(n)
    unit[best] = 1.0
    answer = (sums[best],) + ((unit,) if compute_v else ()) + ((operator.matvec(unit),) if compute_w else ())
    return answer if len(answer) > 1 else answer[0]
