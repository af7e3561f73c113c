"""Many products with one matrix, with what is inverse to it, or to it and a shift."""

import _scipy_sparse as native
import numpy as np

from .._base import issparse
from .._construct import eye_array
from ._direct import splu
from ._krylov import gmres
from ._operator import LinearOperator, aslinearoperator


def product_of(A):
    """A function that gives products of a matrix or an operator with vectors. Sparse matrices are read once for all of them."""
    if not issparse(A):
        return aslinearoperator(A).matvec
    rows = A.tocsr()
    if rows.dtype != np.float64:
        return rows.dot
    read = native.read_rows(*rows._pattern(), rows.data)
    return lambda x: rows.dot(x) if x.dtype.kind == "c" else read.times(x)


def _by_rounds(operator, tol):
    """Solves again and again by iteration: an operator has no factors."""
    rtol = tol if tol > 0 else 2 * np.finfo(float).eps

    def solve(x):
        found, left = gmres(operator, x, rtol=rtol, atol=0.0, restart=20)
        if left:
            raise ValueError(f"Error in inverting [A-sigma*M]: function gmres_loose did not converge (info = {left}).")
        return found
    return solve


def _by_diagonal(A):
    """Solves by factors of a symmetric matrix: pivots from the diagonal keep them sparse, and a second round makes good what
    small ones cost."""
    factors = splu(A.tocsc(), diag_pivot_thresh=0.01)
    product = product_of(A)

    def solve(x):
        found = factors.solve(x)
        return found + factors.solve(x - product(found))
    return solve


def solver_of(A, tol=0, is_symmetric=False):
    """A function that solves systems of a matrix or an operator."""
    if issparse(A):
        return _by_diagonal(A) if is_symmetric else splu(A.tocsc()).solve
    if isinstance(A, np.ndarray):
        from scipy.linalg import lu_factor, lu_solve
        factors = lu_factor(A)
        return lambda x: lu_solve(factors, x)
    return _by_rounds(aslinearoperator(A), tol)


def solver_of_shifted(A, M, sigma, tol=0, is_symmetric=False):
    """The same of A - sigma M, where M may be nothing for ones on the diagonal."""
    if sigma == 0:
        return solver_of(A, tol, is_symmetric)
    known = [issparse(part) or isinstance(part, np.ndarray) for part in (A, M) if part is not None]
    if not all(known):
        first = aslinearoperator(A)
        weight = (lambda x: x) if M is None else aslinearoperator(M).matvec
        kind = np.result_type(first.dtype, type(sigma))
        return _by_rounds(LinearOperator(A.shape, lambda x: first.matvec(x) - sigma * weight(x), dtype=kind), tol)
    if M is None:
        M = eye_array(A.shape[0], format="csc") if issparse(A) else np.eye(A.shape[0])
    made = A - sigma * M
    return solver_of(made if issparse(made) else np.asarray(made), tol, is_symmetric)
