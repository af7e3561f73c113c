"""A few eigenvalues of matrices and operators."""

import warnings

import numpy as np

from .._base import issparse
from ._inverses import product_of, solver_of, solver_of_shifted
from ._operator import LinearOperator, aslinearoperator
from ._restarted import ArpackError, ArpackNoConvergence, Search, Space, wanted_first

# So many rows are decomposed as a whole, which depends on no start. More only where most of the values are wanted.
_FEW = 500
_MOST = 4000


def _dense(A):
    """The matrix as an array."""
    if issparse(A):
        return A.toarray()
    if isinstance(A, np.ndarray):
        return np.asarray(A)
    operator = aslinearoperator(A)
    return np.asarray(operator.matmat(np.eye(operator.shape[1])))


def is_whole(n, ncv):
    """Whether a matrix of so many rows is decomposed as a whole."""
    return n <= _FEW or (n <= _MOST and 2 * ncv >= n)


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


class _Question:
    """What is asked for: the operator to search with, the weight of its space, and how its values lead back to A's."""

    def __init__(self, A, M, sigma, mode, Minv, OPinv, tol, is_symmetric, part=None):
        self.weight = None if M is None else product_of(M)
        self.back = lambda found, vectors: found
        apply = product_of(A)
        if sigma is None:
            if M is None:
                self.product = apply
            else:
                solve = solver_of(M, tol, True) if Minv is None else aslinearoperator(Minv).matvec
                self.product = lambda x: solve(apply(x))
            return
        solve = solver_of_shifted(A, M, sigma, tol, is_symmetric) if OPinv is None else aslinearoperator(OPinv).matvec
        weight = self.weight or (lambda x: x)
        if part is not None:
            self.product = (lambda x: solve(weight(x)).real) if part == "r" else (lambda x: solve(weight(x)).imag)
            # Two values of the matrix lead to one of such a part: the vectors tell which it is.
            self.back = lambda found, vectors: _quotients(apply, weight, vectors)
        elif mode == "normal":
            self.product = lambda x: solve(weight(x))
            self.back = lambda found, vectors: sigma + 1 / found
        elif mode == "buckling":
            self.weight = apply
            self.product = lambda x: solve(apply(x))
            self.back = lambda found, vectors: sigma * found / (found - 1)
        elif mode == "cayley":
            self.product = lambda x: solve(apply(x) + sigma * weight(x))
            self.back = lambda found, vectors: sigma * (found + 1) / (found - 1)
        else:
            raise ValueError(f"unrecognized mode '{mode}'")


def _quotients(apply, weight, vectors):
    """Rayleigh's quotients of complex vectors, with products of real ones."""
    both = lambda product, x: product(np.ascontiguousarray(x.real)) + 1j * product(np.ascontiguousarray(x.imag))
    return np.array([np.vdot(x, both(apply, x)) / np.vdot(x, both(weight, x)) for x in vectors.T])


def _start(question, n, kind, v0, rng):
    if v0 is not None:
        start = np.array(v0, dtype=kind).reshape(n)
        if not start.any():
            raise ArpackError(-9, {-9: "Starting vector is zero."})
        return start
    drawn = rng.uniform(-1.0, 1.0, n).astype(kind)
    # A weight may be singular, and what it does not see must stay out.
    return drawn if question.weight is None else question.product(drawn)


def _searched(question, n, k, which, is_symmetric, kind, v0, ncv, maxiter, tol, rng):
    """Values of the operator and vectors as columns, the most wanted first."""
    # Without a seed it is always the same start, so that answers do not change from run to run.
    rng = np.random.default_rng(0 if rng is None else rng)
    space = Space(question.product, question.weight, _start(question, n, kind, v0, rng), ncv, is_symmetric, rng)
    search = Search(space, k, which, tol, n * 10 if maxiter is None else maxiter)
    if not search.run():
        count = search.n_good
        values, vectors = search.found(count)
        raise ArpackNoConvergence(
            f"No convergence ({search.n_rounds} iterations, {count}/{k} eigenvectors converged)", question.back(values, vectors), vectors,
        )
    return search.look_for_others()


def _basis_size(ncv, k, n, least):
    size = min(max(2 * k + 1, 20) if ncv is None else ncv, n)
    if not k + least <= size <= n:
        raise ValueError(f"ncv must be k{'+1' * (least > 1)}<ncv<=n, ncv={size}")
    return size


def _check_maxiter(maxiter):
    if maxiter is not None and maxiter <= 0:
        raise ValueError(f"maxiter must be positive, maxiter={maxiter}")


def _check_inverses(M, sigma, Minv, OPinv):
    if sigma is None and OPinv is not None:
        raise ValueError("OPinv should not be specified with sigma = None.")
    if sigma is None and M is None and Minv is not None:
        raise ValueError("Minv should not be specified with M = None.")
    if sigma is not None and Minv is not None:
        raise ValueError("Minv should not be specified when sigma is specified.")


def eigsh(A, k=6, M=None, sigma=None, which="LM", v0=None, ncv=None, maxiter=None, tol=0, return_eigenvectors=True, Minv=None,
          OPinv=None, mode="normal", rng=None):
    """k eigenvalues of a symmetric matrix, and eigenvectors."""
    is_complex = np.dtype(A.dtype).kind == "c"
    if is_complex:
        if mode != "normal":
            raise ValueError(f"mode={mode} cannot be used with complex matrix A")
        if which == "BE":
            raise ValueError("which='BE' cannot be used with complex matrix A")
    _check_square(A, M, k, f"k={k} must be greater than 0." if is_complex else "k must be greater than 0.")
    _check_inverses(M, sigma, Minv, OPinv)
    n = A.shape[0]
    if k >= n:
        _refuse_too_many(A, M, "eigh", "N")
        k = n
    if which not in ("LM", "SM", "LA", "SA", "BE"):
        raise ValueError("which must be one of LM SM LA SA BE")
    _check_maxiter(maxiter)
    size = n if k == n else _basis_size(ncv, k, n, 1)
    if is_whole(n, size) and mode == "normal" and OPinv is None:
        values, vectors = _symmetric(_dense(A), None if M is None else _dense(M))
        with np.errstate(divide="ignore"):
            judged = values if sigma is None else 1.0 / (values - sigma)
        kept = wanted_first(judged, which, k)[0][:k]
        values, vectors = values[kept], vectors[:, kept]
    else:
        question = _Question(A, M, sigma, mode, Minv, OPinv, tol, True)
        kind = np.complex128 if is_complex else np.float64
        values, vectors = _searched(question, n, k, which, True, kind, v0, size, maxiter, tol, rng)
        values = question.back(values, vectors)
    if A.dtype == np.float32:
        values, vectors = values.astype(np.float32), vectors.astype(np.float32)
    if not return_eigenvectors and sigma is None and which != "BE":
        # Values alone come in the order of the search: what was wanted most is last.
        return values[::-1]
    rising = np.argsort(values, kind="stable")
    return (values[rising], vectors[:, rising]) if return_eigenvectors else values[rising]


def _symmetric(A, M):
    if M is None:
        return np.linalg.eigh(A)
    lower = np.linalg.cholesky(M)
    half = np.linalg.solve(lower, A)
    values, vectors = np.linalg.eigh(np.linalg.solve(lower, half.conj().T))
    return values, np.linalg.solve(lower.conj().T, vectors)


def _part(A, sigma, OPpart):
    """Which part of a complex inverse real numbers are searched with; None where it is the inverse itself."""
    is_complex = np.dtype(A.dtype).kind == "c"
    if OPpart is not None and sigma is None:
        raise ValueError("OPpart should not be specified with sigma = None or complex A")
    if OPpart is not None and is_complex:
        raise ValueError("OPpart should not be specified with sigma=None or complex A")
    if OPpart is not None and OPpart.lower() not in ("r", "i"):
        raise ValueError("OPpart must be one of ('r','i')")
    part = "r" if OPpart is None else OPpart.lower()
    if part == "i" and np.imag(sigma) == 0:
        raise ValueError("OPpart cannot be 'i' if sigma is real")
    return None if is_complex or sigma is None or np.imag(sigma) == 0 else part


def _judged(values, sigma, part):
    """What values are judged by."""
    if sigma is None:
        return values
    with np.errstate(divide="ignore", invalid="ignore"):
        near = 1 / (values - sigma)
        if part is None:
            return near
        far = 1 / (values - np.conj(sigma))
        return (near + far) / 2 if part == "r" else (near - far) / 2j


def eigs(A, k=6, M=None, sigma=None, which="LM", v0=None, ncv=None, maxiter=None, tol=0, return_eigenvectors=True, Minv=None,
         OPinv=None, OPpart=None, rng=None):
    """k eigenvalues of a square matrix, and eigenvectors."""
    _check_square(A, M, k, f"k={k} must be greater than 0.")
    _check_inverses(M, sigma, Minv, OPinv)
    part = _part(A, sigma, OPpart)
    n = A.shape[0]
    if k >= n - 1:
        _refuse_too_many(A, M, "eig", "N - 1")
        k = n
    if which not in ("LM", "SM", "LR", "SR", "LI", "SI"):
        raise ValueError("Parameter which must be one of LM SM LR SR LI SI")
    _check_maxiter(maxiter)
    size = n if k == n else _basis_size(ncv, k, n, 2)
    if is_whole(n, size) and OPinv is None:
        dense = _dense(A)
        values, vectors = np.linalg.eig(dense if M is None else np.linalg.solve(_dense(M), dense))
        judged = _judged(values.astype(complex), sigma, part)
        kept = wanted_first(judged, which, k)[0][:k]
        values, vectors = values[kept], vectors[:, kept]
    else:
        is_real = np.dtype(A.dtype).kind != "c" and (M is None or np.dtype(M.dtype).kind != "c")
        question = _Question(A, M, sigma, "normal", Minv, OPinv, tol, False, part)
        kind = np.float64 if is_real else np.complex128
        values, vectors = _searched(question, n, k, which, False, kind, v0, size, maxiter, tol, rng)
        values = question.back(values, vectors)
    values, vectors = values.astype(np.complex128), vectors.astype(np.complex128)
    return (values, vectors) if return_eigenvectors else values
