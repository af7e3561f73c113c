"""Functions of sparse matrices: inverse, powers, exponential."""

import numpy as np

from .._base import container, issparse


def _identity(A):
    return container("csc", A._is_array())(container("csc", True)((
        np.ones(A.shape[0], dtype=A.dtype), (np.arange(A.shape[0]), np.arange(A.shape[0]))), shape=A.shape))


def inv(A):
    """The inverse of a sparse matrix, sparse."""
    from ._direct import spsolve
    if not issparse(A):
        raise TypeError("Input must be a sparse arrays")
    return spsolve(A, _identity(A))


def matrix_power(A, power):
    """A multiplied with itself, so often."""
    if A.ndim != 2 or A.shape[0] != A.shape[1]:
        raise TypeError("sparse matrix is not square")
    if not isinstance(power, (int, np.integer)):
        raise ValueError("exponent must be an integer")
    if power < 0:
        raise ValueError("exponent must be >= 0")
    if power == 0:
        return _identity(A).asformat(A.format) if A.format in ("csr", "csc") else _identity(A)
    if power == 1:
        return A.copy()
    half = matrix_power(A, power // 2)
    return A @ half @ half if power % 2 else half @ half


def expm(A):
    """The exponential of a square matrix."""
    from scipy.linalg import expm as dense_expm
    if not issparse(A):
        return dense_expm(A)
    if A.shape[0] != A.shape[1]:
        raise ValueError("expected a square matrix")
    made = dense_expm(A.toarray())
    return container("csc", A._is_array())(made)


def expm_multiply(A, B, start=None, stop=None, num=None, endpoint=None, traceA=None):
    """The exponential of A times B, without the exponential; on a grid of times where one is given."""
    if start is None and stop is None and num is None and endpoint is None:
        return _stepped(A, np.asarray(B), 1.0)
    times = np.linspace(*((start, stop) if stop is not None else (start, None)), num=50 if num is None else num,
                        endpoint=True if endpoint is None else endpoint)
    made = [_stepped(A, np.asarray(B), times[0])]
    for before, after in zip(times[:-1], times[1:]):
        made.append(_stepped(A, made[-1], after - before))
    return np.array(made)


def _stepped(A, B, time):
    """Taylor's series over steps so short that no term grows."""
    if A.shape[0] != A.shape[1]:
        raise ValueError("expected A to be like a square matrix")
    if A.shape[1] != B.shape[0]:
        raise ValueError(f"shapes of matrices A {A.shape} and B {B.shape} are incompatible")
    kind = np.result_type(A.dtype, B.dtype, np.float64)
    middle = (A.diagonal().sum() if hasattr(A, "diagonal") else 0.0) / A.shape[0]
    size = float(np.max(np.asarray(abs(A).sum(axis=0)))) if hasattr(A, "toarray") or isinstance(A, np.ndarray) else 1.0
    n_steps = max(int(np.ceil(abs(time) * (size + abs(middle)))), 1)
    step, made = time / n_steps, B.astype(kind)
    for _ in range(n_steps):
        term, total = made, made.copy()
        for power in range(1, 60):
            term = (A @ term - middle * term) * (step / power)
            total = total + term
            if np.abs(term).max(initial=0.0) <= 2 ** -54 * np.abs(total).max(initial=0.0):
                break
        made = total * np.exp(step * middle)
    return made
