"""What functions of matrices check, and what they warn of."""

import functools

import numpy as np


class LinAlgWarning(RuntimeWarning):
    """An answer may be far from exact."""


def validated(a, check_finite=True):
    """An array of numbers, none of them infinite or missing."""
    if hasattr(a, "toarray") and hasattr(a, "nnz"):
        raise ValueError(
            "Sparse arrays/matrices are not supported by this function. Perhaps one of the `scipy.sparse.linalg` functions would "
            "work instead."
        )
    a = np.asarray_chkfinite(a) if check_finite else np.asarray(a)
    if a.dtype == object:
        raise ValueError("object arrays are not supported")
    return a


def exact(a):
    """The same numbers as float64 or complex128."""
    return a.astype(np.complex128 if a.dtype.kind == "c" else np.float64)


def like(answer, *arrays):
    """The answer in single precision when all that was given is."""
    if arrays and all(np.asarray(a).dtype.char in "fFe" for a in arrays):
        return answer.astype(np.complex64 if answer.dtype.kind == "c" else np.float32)
    return answer


def square(a, words="expected square matrix", check_finite=True):
    """A matrix with as many rows as columns."""
    a = validated(a, check_finite)
    if a.ndim != 2 or a.shape[0] != a.shape[1]:
        raise ValueError(words)
    return a


def batched(*names):
    """Lets a function of matrices take stacks of them: the named arguments are walked over together."""
    def wrap(function):
        @functools.wraps(function)
        def walk(*args, **kwargs):
            matrices = [np.asarray(a) for a in args[: len(names)]]
            if not matrices or all(a.ndim <= 2 for a in matrices):
                return function(*args, **kwargs)
            outer = np.broadcast_shapes(*(a.shape[:-2] for a in matrices))
            matrices = [np.broadcast_to(a, outer + a.shape[-2:]).reshape((-1,) + a.shape[-2:]) for a in matrices]
            answers = [function(*parts, *args[len(names) :], **kwargs) for parts in zip(*matrices)]
            if isinstance(answers[0], tuple):
                return tuple(np.reshape(np.stack(part), outer + np.shape(part[0])) for part in zip(*answers))
            return np.reshape(np.stack(answers), outer + np.shape(answers[0]))
        return walk
    return wrap


def bandwidth(a):
    """How many diagonals below and above the middle hold anything."""
    a = np.asarray(a)
    if a.size == 0:
        return (0, 0)
    if a.ndim != 2:
        raise ValueError("Input array must be a 2D NumPy array.")
    rows, columns = np.nonzero(a)
    if len(rows) == 0:
        return (0, 0)
    return (int(max((rows - columns).max(), 0)), int(max((columns - rows).max(), 0)))


def _mirrors(a, other, atol, rtol):
    a = np.asarray(a)
    if a.ndim != 2:
        raise ValueError("Input array must be a 2D NumPy array.")
    if a.shape[0] != a.shape[1]:
        return False
    if not atol and not rtol:
        return bool(np.all(a == other(a)))
    return bool(np.allclose(a, other(a), atol=atol or 0.0, rtol=rtol or 0.0))


def issymmetric(a, atol=None, rtol=None):
    """Whether a matrix is its own transpose."""
    return _mirrors(a, lambda a: a.T, atol, rtol)


def ishermitian(a, atol=None, rtol=None):
    """Whether a matrix is its own conjugate transpose."""
    return _mirrors(a, lambda a: a.conj().T, atol, rtol)
