"""A few eigenvalues and singular values. They come from whole decompositions, so that nothing depends on a start."""

import warnings

import numpy as np

from scipy._refusals import refuse

from .._base import issparse
from ._operator import LinearOperator, aslinearoperator

_MOST = 4000


class ArpackError(RuntimeError):
    """A search for eigenvalues that failed."""


class ArpackNoConvergence(ArpackError):
    """A search for eigenvalues that did not end."""

    def __init__(self, msg, eigenvalues, eigenvectors):
        super().__init__(msg)
        self.eigenvalues, self.eigenvectors = eigenvalues, eigenvectors


def _dense(A, name):
    """The matrix as an array; very large ones are refused."""
    if A.shape[0] > _MOST or A.shape[1] > _MOST:
        refuse(f"scipy.sparse.linalg.{name} of more than {_MOST} rows or columns")
    if issparse(A):
        return A.toarray()
    if isinstance(A, np.ndarray):
        return np.asarray(A)
    operator = aslinearoperator(A)
    return np.asarray(operator.matmat(np.eye(operator.shape[1])))


def _check_square(A, M, k, least_words):
    if A.shape[0] != A.shape[1]:
        raise ValueError(f"expected square matrix (shape={A.shape})")
    if M is not None and M.shape != A.shape:
        raise ValueError(f"wrong M dimensions {M.shape}, should be {A.shape}")
    if k <= 0:
        raise ValueError(least_words)


def _refuse_too_many(A, M, solver, name):
    warnings.warn(
        f"k >= {name} for N * N square matrix. Attempting to use scipy.linalg.{solver} instead.", RuntimeWarning, stacklevel=3,
    )
    if issparse(A):
        raise TypeError(
            f"Cannot use scipy.linalg.{solver} for sparse A with k >= {name}. Use scipy.linalg.{solver}(A.toarray()) or reduce k."
        )
    for letter, one in (("A", A), ("M", M)):
        if isinstance(one, LinearOperator):
            raise TypeError(f"Cannot use scipy.linalg.{solver} for LinearOperator {letter} with k >= {name}.")


def eigsh(A, k=6, M=None, sigma=None, which="LM", v0=None, ncv=None, maxiter=None, tol=0, return_eigenvectors=True, Minv=None,
          OPinv=None, mode="normal", rng=None):
    """k eigenvalues of a symmetric matrix, and eigenvectors."""
    if sigma is None and OPinv is not None:
        raise ValueError("OPinv should not be specified with sigma = None.")
    if np.dtype(A.dtype).kind != "c":
        _check_square(A, M, k, "k must be greater than 0.")
    else:
        _check_square(A, M, k, f"k={k} must be greater than 0.")
    n = A.shape[0]
    if mode != "normal":
        refuse(f"scipy.sparse.linalg.eigsh(mode={mode!r})")
    if k >= n:
        _refuse_too_many(A, M, "eigh", "N")
        k = n
    if which not in ("LM", "SM", "LA", "SA", "BE"):
        raise ValueError("which must be one of LM SM LA SA BE")
    values, vectors = _symmetric(_dense(A, "eigsh"), None if M is None else _dense(M, "eigsh"))
    judged = values if sigma is None else 1.0 / (values - sigma)
    if which == "BE":
        order = np.argsort(judged)
        kept = np.concatenate([order[:k // 2], order[len(order) - (k - k // 2):]])
    else:
        kept = np.argsort({"LM": -np.abs(judged), "SM": np.abs(judged), "LA": -judged, "SA": judged}[which], kind="stable")[:k]
    if not return_eigenvectors and sigma is None and which != "BE":
        # Values alone come in the order of the search: what was wanted most is last.
        return values[kept[::-1]]
    kept = kept[np.argsort(values[kept], kind="stable")]
    return (values[kept], vectors[:, kept]) if return_eigenvectors else values[kept]


def _symmetric(A, M):
    if M is None:
        return np.linalg.eigh(A)
    lower = np.linalg.cholesky(M)
    half = np.linalg.solve(lower, A)
    values, vectors = np.linalg.eigh(np.linalg.solve(lower, half.conj().T))
    return values, np.linalg.solve(lower.conj().T, vectors)


def eigs(A, k=6, M=None, sigma=None, which="LM", v0=None, ncv=None, maxiter=None, tol=0, return_eigenvectors=True, Minv=None,
         OPinv=None, OPpart=None, rng=None):
    """k eigenvalues of a square matrix, and eigenvectors."""
    _check_square(A, M, k, f"k={k} must be greater than 0.")
    if OPpart is not None:
        refuse("scipy.sparse.linalg.eigs(OPpart=)")
    n = A.shape[0]
    if k >= n - 1:
        _refuse_too_many(A, M, "eig", "N - 1")
        k = n
    dense = _dense(A, "eigs")
    values, vectors = np.linalg.eig(dense if M is None else np.linalg.solve(_dense(M, "eigs"), dense))
    values, vectors = values.astype(np.complex128), vectors.astype(np.complex128)
    with np.errstate(divide="ignore"):
        judged = values if sigma is None else 1.0 / (values - sigma)
    sizes = {"LM": np.abs(judged), "SM": -np.abs(judged), "LR": judged.real, "SR": -judged.real, "LI": np.abs(judged.imag),
             "SI": -np.abs(judged.imag)}
    if which not in sizes:
        raise ValueError("which must be one of LM SM LR SR LI SI")
    kept = np.argsort(-sizes[which], kind="stable")[:k]
    return (values[kept], vectors[:, kept]) if return_eigenvectors else values[kept]


def svds(A, k=6, ncv=None, tol=0, which="LM", v0=None, maxiter=None, return_singular_vectors=True, solver="arpack", rng=None,
         options=None, random_state=None):
    """k singular values, from small to large, and vectors."""
    if str(solver).lower() not in ("arpack", "lobpcg", "propack"):
        raise ValueError("solver must be one of {'arpack', 'lobpcg', 'propack'}.")
    if 0 in A.shape:
        raise ValueError("`A` must not be empty.")
    most = min(A.shape) - (str(solver).lower() != "propack")
    if int(k) != k or not 0 < k <= most:
        raise ValueError("`k` must be an integer satisfying `0 < k < min(A.shape)`.")
    if tol < 0 or not np.isfinite(tol):
        raise ValueError("`tol` must be a non-negative floating point value.")
    which = str(which).upper()
    if which not in ("LM", "SM"):
        raise ValueError("`which` must be in {'LM', 'SM'}.")
    if return_singular_vectors not in (True, False, "vh", "u"):
        raise ValueError("`return_singular_vectors` must be in {True, False, 'vh', 'u'}.")
    left, sizes, right = np.linalg.svd(_dense(A, "svds"), full_matrices=False)
    kept = slice(None, int(k)) if which == "LM" else slice(len(sizes) - int(k), None)
    sizes = sizes[kept][::-1]
    if return_singular_vectors is False:
        return sizes
    left = None if return_singular_vectors == "vh" else left[:, kept][:, ::-1]
    right = None if return_singular_vectors == "u" else right[kept][::-1]
    return left, sizes, right
