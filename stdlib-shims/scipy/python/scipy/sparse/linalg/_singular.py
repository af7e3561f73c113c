"""A few singular values, from the eigenvalues of a matrix times its adjoint."""

import numpy as np

from .._base import issparse
from ._eigen import eigsh, is_whole
from ._inverses import product_of
from ._operator import LinearOperator, aslinearoperator


def svds(A, k=6, ncv=None, tol=0, which="LM", v0=None, maxiter=None, return_singular_vectors=True, solver="arpack", rng=None,
         options=None, random_state=None):
    """k singular values, from small to large, and vectors."""
    solver = str(solver).lower()
    if solver not in ("arpack", "lobpcg", "propack"):
        raise ValueError("solver must be one of {'arpack', 'lobpcg', 'propack'}.")
    operator = aslinearoperator(A)
    if 0 in A.shape:
        raise ValueError("`A` must not be empty.")
    least = min(A.shape)
    if int(k) != k or not 0 < k <= least - (solver != "propack"):
        raise ValueError("`k` must be an integer satisfying `0 < k < min(A.shape)`.")
    k, rng = int(k), random_state if rng is None else rng
    if solver == "arpack" and ncv is not None and (int(ncv) != ncv or not k < ncv < least):
        raise ValueError("`ncv` must be an integer satisfying `k < ncv < min(A.shape)`.")
    if tol < 0 or not np.isfinite(tol):
        raise ValueError("`tol` must be a non-negative floating point value.")
    which = str(which).upper()
    if which not in ("LM", "SM"):
        raise ValueError("`which` must be in {'LM', 'SM'}.")
    if v0 is not None:
        v0 = np.atleast_1d(v0)
        if v0.dtype.kind not in "fc":
            raise ValueError("`v0` must be of floating or complex floating data type.")
        shape = (A.shape[0],) if solver == "propack" else (least,)
        if v0.shape != shape:
            raise ValueError(f"`v0` must have shape {shape}.")
    if maxiter is not None and (int(maxiter) != maxiter or maxiter <= 0):
        raise ValueError("`maxiter` must be a positive integer.")
    if return_singular_vectors not in (True, False, "vh", "u"):
        raise ValueError("`return_singular_vectors` must be in {True, False, 'vh', 'u'}.")
    size = max(2 * k + 1, 20) if ncv is None else int(ncv)
    if is_whole(max(A.shape), size) or k == least:
        left, sizes, right = np.linalg.svd(operator.matmat(np.eye(A.shape[1])), full_matrices=False)
        kept = slice(None, k) if which == "LM" else slice(len(sizes) - k, None)
        left, sizes, right = left[:, kept][:, ::-1], sizes[kept][::-1], right[kept][::-1]
    else:
        left, sizes, right = _searched(A, k, ncv, tol, which, None if solver == "propack" else v0, maxiter, rng)
    if return_singular_vectors is False:
        return sizes
    return (None if return_singular_vectors == "vh" else left), sizes, (None if return_singular_vectors == "u" else right)


def _searched(A, k, ncv, tol, which, v0, maxiter, rng):
    """Left vectors, values from small to large, and right vectors, by the eigenvectors of the smaller of both products."""
    is_wide = A.shape[0] < A.shape[1]
    if issparse(A):
        rows, columns = A.tocsr(), A.conj().T.tocsr()
        forth, back = (columns, rows) if is_wide else (rows, columns)
        apply, return_, many = product_of(forth), product_of(back), forth.dot
    else:
        operator = aslinearoperator(A)
        operator = operator.H if is_wide else operator
        apply, return_, many = operator.matvec, operator.rmatvec, operator.matmat
    n = min(A.shape)
    square = LinearOperator((n, n), lambda x: return_(apply(x)), dtype=A.dtype)
    vectors = np.linalg.qr(eigsh(square, k, which=which, v0=v0, ncv=ncv, maxiter=maxiter, tol=tol**2, rng=rng)[1])[0]
    # The root of a square knows small values badly; those of the images are exact.
    left, sizes, turn = np.linalg.svd(many(vectors), full_matrices=False)
    left, sizes, right = left[:, ::-1], sizes[::-1], turn[::-1] @ vectors.conj().T
    return (right.conj().T, sizes, left.conj().T) if is_wide else (left, sizes, right)
