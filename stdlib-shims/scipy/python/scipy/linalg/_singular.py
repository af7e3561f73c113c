"""Singular values and what rests on them; norms."""

import numpy as np

from scipy.linalg._checks import batched, exact, like, validated


@batched("a")
def svd(a, full_matrices=True, compute_uv=True, overwrite_a=False, check_finite=True, lapack_driver="gesdd"):
    """Two unitary matrices and the singular values between them."""
    a1 = validated(a, check_finite)
    if a1.ndim != 2:
        raise ValueError("expected matrix")
    if not isinstance(lapack_driver, str):
        raise TypeError("lapack_driver must be a string")
    if lapack_driver not in ("gesdd", "gesvd"):
        raise ValueError(f'lapack_driver must be "gesdd" or "gesvd", not "{lapack_driver}"')
    if a1.size == 0:
        m, n = a1.shape
        s = np.empty(0)
        return (np.eye(m, m if full_matrices else 0), s, np.eye(n if full_matrices else 0, n)) if compute_uv else s
    if not compute_uv:
        return like(np.linalg.svd(exact(a1), compute_uv=False), a1)
    u, s, vh = np.linalg.svd(exact(a1), full_matrices=bool(full_matrices))
    return like(u, a1), like(s, a1), like(vh, a1)


def svdvals(a, overwrite_a=False, check_finite=True):
    """The singular values in falling order."""
    return svd(a, compute_uv=0, check_finite=check_finite)


def diagsvd(s, M, N):
    """Singular values as the diagonal of a matrix."""
    part = np.diag(s)
    if M == len(s):
        return np.hstack((part, np.zeros((M, N - M), dtype=part.dtype)))
    if N == len(s):
        return np.r_[part, np.zeros((M - N, N), dtype=part.dtype)]
    raise ValueError("Length of s must be M or N.")


def _rank(s, shape, rcond):
    rcond = np.finfo(s.dtype).eps * max(shape) if rcond is None else rcond
    return int(np.sum(s > np.amax(s, initial=0.0) * rcond))


@batched("A")
def orth(A, rcond=None):
    """Columns of length one, at right angles, that span what the matrix reaches."""
    u, s, vh = svd(A, full_matrices=False)
    return u[:, : _rank(s, (u.shape[0], vh.shape[1]), rcond)]


@batched("A")
def null_space(A, rcond=None, *, overwrite_a=False, check_finite=True, lapack_driver="gesdd"):
    """Columns of length one, at right angles, that the matrix takes to zero."""
    u, s, vh = svd(A, full_matrices=True, check_finite=check_finite, lapack_driver=lapack_driver)
    return vh[_rank(s, (u.shape[0], vh.shape[1]), rcond) :].T.conj()


def subspace_angles(A, B):
    """The angles between what two matrices reach, the largest first."""
    a, b = validated(A), validated(B)
    if a.ndim != 2:
        raise ValueError(f"expected 2D array, got shape {a.shape}")
    if b.ndim != 2:
        raise ValueError(f"expected 2D array, got shape {b.shape}")
    if len(b) != len(a):
        raise ValueError(f"A and B must have the same number of rows, got {a.shape[0]} and {b.shape[0]}")
    a, b = orth(a), orth(b)
    shared = a.T.conj() @ b
    cosines = svdvals(shared)
    apart = b - a @ shared if a.shape[1] >= b.shape[1] else a - b @ shared.T.conj()
    near = cosines**2 >= 0.5
    sines = np.arcsin(np.clip(svdvals(apart), -1.0, 1.0)) if np.any(near) else 0.0
    return np.where(near, sines, np.arccos(np.clip(cosines[::-1], -1.0, 1.0)))


def orthogonal_procrustes(A, B, check_finite=True):
    """The orthogonal matrix that brings A nearest to B, and the sum of singular values."""
    a, b = validated(A, check_finite), validated(B, check_finite)
    if a.ndim != 2:
        raise ValueError(f"expected ndim to be 2, but observed {a.ndim}")
    if a.shape != b.shape:
        raise ValueError(f"the shapes of A and B differ ({a.shape} vs {b.shape})")
    u, w, vt = svd((b.T @ np.conjugate(a)).T)
    return u @ vt, w.sum()


def norm(a, ord=None, axis=None, keepdims=False, check_finite=True):
    """The size of a vector or matrix."""
    a = validated(a, check_finite)
    a = a if a.dtype.kind in "fc" else a.astype(float)
    return np.linalg.norm(a, ord=ord, axis=axis, keepdims=keepdims)
