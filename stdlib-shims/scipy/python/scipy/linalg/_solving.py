"""Systems of equations, inverses, determinants, least squares."""

import warnings

import numpy as np
from numpy.linalg import LinAlgError

from scipy.linalg._checks import LinAlgWarning, batched, exact, like, square, validated

STRUCTURES = {
    None: None, "general": "general", "gen": "general", "diagonal": "diagonal", "tridiagonal": "general", "banded": "general",
    "upper triangular": "upper", "lower triangular": "lower", "pos": "positive", "positive definite": "positive", "sym": "symmetric",
    "symmetric": "symmetric", "her": "hermitian", "hermitian": "hermitian",
}


def _structure(name):
    try:
        return STRUCTURES[name]
    except (KeyError, TypeError):
        raise ValueError(f"{name} is not a recognized matrix structure") from None


def _as_told(a, structure, lower):
    """The matrix that is meant when only one triangle of it is read."""
    if structure in ("positive", "symmetric", "hermitian"):
        half = np.tril(a, -1) if lower else np.triu(a, 1)
        other = half.T if structure == "symmetric" else half.conj().T
        return half + other + np.diag(np.diag(a))
    return {"diagonal": lambda: np.diag(np.diag(a)), "upper": lambda: np.triu(a), "lower": lambda: np.tril(a)}.get(structure, lambda: a)()


def _size(a):
    return np.abs(a).sum(axis=0).max() if a.size else 0.0


def _reciprocal_condition(a, inverse):
    size = _size(a) * _size(inverse)
    return 1.0 / size if size else 0.0


def _warn_of(conditions):
    words = ",".join(f"slice {place} has rcond = {value}" for place, value in enumerate(conditions) if value < np.finfo(float).eps)
    if words:
        warnings.warn(f"An ill-conditioned matrix detected: {words}.", LinAlgWarning, stacklevel=4)


def _slices(a, structure, lower):
    """Each matrix of a stack as it is meant, with its inverse; refuses singular ones."""
    pairs, singular = [], []
    for place, part in enumerate(a.reshape((-1,) + a.shape[-2:])):
        part = _as_told(part, structure, lower)
        try:
            inverse = np.linalg.inv(part)
            if structure == "positive":
                np.linalg.cholesky(part)
        except LinAlgError:
            inverse = None
        if inverse is None or not np.all(np.isfinite(inverse)):
            singular.append(place)
        pairs.append((part, inverse))
    if singular:
        raise LinAlgError(f"A singular matrix detected: slice(s) {singular} are singular.")
    return pairs


def _stack(a, check_finite):
    a = np.atleast_2d(validated(a, check_finite))
    if a.shape[-1] != a.shape[-2]:
        raise ValueError(f"Expected square matrix, got a1.shape={a.shape}")
    return a


def solve(a, b, lower=False, overwrite_a=False, overwrite_b=False, check_finite=True, assume_a=None, transposed=False):
    """The x with a @ x = b."""
    structure = _structure(assume_a)
    a1, b1 = _stack(a, check_finite), np.atleast_1d(validated(b, check_finite))
    if a1.dtype.kind == "c" and transposed:
        raise NotImplementedError("scipy.linalg.solve can currently not solve a^T x = b or a^H x = b for complex matrices.")
    flat = b1.ndim == 1
    b1 = b1[:, None] if flat else b1
    if b1.shape[-2] != a1.shape[-1] and a1.size != 1:
        raise ValueError(f"incompatible shapes: a1.shape={a1.shape} and b1.shape={b1.shape}")
    outer = np.broadcast_shapes(a1.shape[:-2], b1.shape[:-2])
    wide_a, wide_b = np.broadcast_to(a1, outer + a1.shape[-2:]), np.broadcast_to(b1, outer + b1.shape[-2:])
    if a1.size == 0 or b1.size == 0:
        return np.empty_like(wide_b, dtype=float)[..., 0] if flat else np.empty_like(wide_b, dtype=float)
    if a1.size == 1:
        if a1.item() == 0:
            raise LinAlgError("A singular matrix detected.")
        answer = wide_b / wide_a
        return answer[..., 0] if flat else answer
    given = exact(wide_a)
    given = np.swapaxes(given, -1, -2) if transposed else given
    pairs = _slices(given, structure, bool(lower) != bool(transposed))
    sides = exact(wide_b).reshape((-1,) + wide_b.shape[-2:])
    answers = [_solved(part, structure, side) for (part, _), side in zip(pairs, sides)]
    _warn_of([_reciprocal_condition(*pair) for pair in pairs])
    answer = like(np.reshape(np.stack(answers), outer + answers[0].shape), a1, b1)
    return answer[..., 0] if flat else answer


def _solved(part, structure, side):
    if structure is None or structure == "general":
        return np.linalg.solve(part, side)
    if structure == "diagonal":
        return side / np.diag(part)[:, None]
    return np.linalg.solve(part, side)


def inv(a, overwrite_a=False, check_finite=True, *, assume_a=None, lower=False):
    """The inverse of a matrix."""
    structure = _structure(assume_a)
    a1 = _stack(a, check_finite)
    if a1.size == 0:
        return np.empty_like(a1, dtype=float)
    pairs = _slices(exact(a1), structure, lower)
    _warn_of([_reciprocal_condition(*pair) for pair in pairs])
    return like(np.reshape(np.stack([inverse for _, inverse in pairs]), a1.shape), a1)


def det(a, overwrite_a=False, check_finite=True):
    """The determinant of a matrix."""
    a1 = validated(a, check_finite)
    if a1.ndim < 2:
        raise ValueError("The input array must be at least two-dimensional.")
    if a1.shape[-1] != a1.shape[-2]:
        raise ValueError(f"Last 2 dimensions of the array must be square but received shape {a1.shape}.")
    return np.linalg.det(exact(a1))


def lstsq(a, b, cond=None, overwrite_a=False, overwrite_b=False, check_finite=True, lapack_driver=None):
    """The x that brings a @ x nearest to b; residues, rank and singular values."""
    a1, b1 = validated(a, check_finite), validated(b, check_finite)
    if a1.ndim != 2:
        raise ValueError("Input array a should be 2D")
    m, n = a1.shape
    if m != b1.shape[0]:
        raise ValueError(f"Shape mismatch: a and b should have the same number of rows ({m} != {b1.shape[0]}).")
    driver = "gelsd" if lapack_driver is None else lapack_driver
    if m == 0 or n == 0:
        x = np.zeros((n,) + b1.shape[1:])
        residues = np.linalg.norm(b1, axis=0) ** 2 if n == 0 else np.empty((0,))
        return x, residues, 0, np.empty((0,))
    if driver not in ("gelsd", "gelsy", "gelss"):
        raise ValueError(f'LAPACK driver "{driver}" is not found')
    x, _, rank, sizes = np.linalg.lstsq(exact(a1), exact(b1), rcond=np.finfo(float).eps if cond is None else cond)
    residues = np.asarray([])
    if m > n and rank == n and driver != "gelsy":
        residues = np.sum(np.abs(b1 - a1 @ x) ** 2, axis=0)
    return like(x, a1, b1), residues, int(rank), None if driver == "gelsy" else sizes


def _least(rtol, atol, largest, shape, dtype):
    rtol = max(shape) * np.finfo(dtype).eps if rtol is None and not atol else 0.0 if rtol is None else rtol
    atol = 0.0 if atol is None else atol
    if atol < 0.0 or rtol < 0.0:
        raise ValueError("atol and rtol values must be positive.")
    return atol + largest * rtol


@batched("a")
def pinv(a, *, atol=None, rtol=None, return_rank=False, check_finite=True):
    """The pseudo-inverse by singular values."""
    a = validated(a, check_finite)
    u, s, vh = np.linalg.svd(exact(a), full_matrices=False)
    rank = int(np.sum(s > _least(rtol, atol, np.max(s, initial=0.0), a.shape, u.dtype)))
    found = like((u[:, :rank] / s[:rank] @ vh[:rank]).conj().T, a)
    return (found, rank) if return_rank else found


@batched("a")
def pinvh(a, atol=None, rtol=None, lower=True, return_rank=False, check_finite=True):
    """The pseudo-inverse of a Hermitian matrix by eigenvalues."""
    a = square(a, "expected square matrix", check_finite)
    s, u = np.linalg.eigh(exact(a), UPLO="L" if lower else "U")
    kept = np.abs(s) > _least(rtol, atol, np.max(np.abs(s), initial=0.0), a.shape, u.dtype)
    found = like((u[:, kept] / s[kept]) @ u[:, kept].conj().T, a)
    return (found, int(kept.sum())) if return_rank else found


def solve_triangular(a, b, trans=0, lower=False, unit_diagonal=False, overwrite_b=False, check_finite=True):
    """The x with a @ x = b for a triangle."""
    a1, b1 = validated(a, check_finite), validated(b, check_finite)
    if a1.ndim != 2 or a1.shape[0] != a1.shape[1]:
        raise ValueError("expected square matrix")
    if a1.shape[0] != b1.shape[0]:
        raise ValueError(f"shapes of a {a1.shape} and b {b1.shape} are incompatible")
    if b1.size == 0:
        return np.empty_like(b1, dtype=float)
    trans = {"N": 0, "T": 1, "C": 2}.get(trans, trans)
    part = exact(np.tril(a1) if lower else np.triu(a1))
    if unit_diagonal:
        part = part - np.diag(np.diag(part)) + np.eye(len(part))
    empty = np.flatnonzero(np.diag(part) == 0)
    if len(empty):
        raise LinAlgError(f"singular matrix: resolution failed at diagonal {empty[0]}")
    part = part if trans == 0 else part.T if trans == 1 else part.conj().T
    return like(substitute(part, exact(b1), bool(lower) == (trans == 0)), a1, b1)


def substitute(part, side, lower):
    """Solves with a triangle, row after row, without exchanging any."""
    n = len(part)
    x = np.array(side, dtype=np.result_type(part, side))
    for row in range(n) if lower else range(n - 1, -1, -1):
        known = part[row, :row] @ x[:row] if lower else part[row, row + 1 :] @ x[row + 1 :]
        x[row] = (x[row] - known) / part[row, row]
    return x
