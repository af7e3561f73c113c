"""QR and RQ decompositions."""

import numpy as np

from scipy.linalg._checks import exact, like, validated


def _pivoted(a, reflect):
    """Householder's reflections on the longest column left (as LAPACK's geqp3): q, r and the order of the columns. Each of
    them is done by `reflect`."""
    m, n = a.shape
    r, order = a.copy(), np.arange(n)
    q = np.eye(m, dtype=a.dtype)
    lengths = np.linalg.norm(r, axis=0)
    first = lengths.copy()
    for step in range(min(m, n)):
        pivot = step + int(np.argmax(lengths[step:]))
        if pivot != step:
            r[:, [step, pivot]], order[[step, pivot]] = r[:, [pivot, step]], order[[pivot, step]]
            lengths[pivot], first[pivot] = lengths[step], first[step]
        reflect(q, r, step)
        for column in range(step + 1, n):
            if lengths[column] == 0:
                continue
            left = max(0.0, 1 - (abs(r[step, column]) / lengths[column]) ** 2)
            if left * (lengths[column] / first[column]) ** 2 <= 1.5e-8:
                lengths[column] = first[column] = np.linalg.norm(r[step + 1 :, column])
            else:
                lengths[column] *= left**0.5
    return q, np.triu(r), order


def _reflect(q, r, step):
    """One reflection that empties a column below the diagonal: its vector, without the leading one, and its factor."""
    v = r[step:, step].copy()
    rest = np.linalg.norm(v[1:])
    if rest == 0 and np.imag(v[0]) == 0:
        return v[1:], 0.0
    beta = -np.copysign(np.hypot(abs(v[0]), rest), v[0].real)
    tau = (beta - v[0]) / beta
    v = v / (v[0] - beta)
    v[0] = 1
    r[step:, step:] -= np.conj(tau) * np.outer(v, v.conj() @ r[step:, step:])
    r[step, step], r[step + 1 :, step] = beta, 0
    q[:, step:] -= tau * np.outer(q[:, step:] @ v, v.conj())
    return v[1:], tau


def _packed(a, pivoting):
    """The reflections below the triangle, their factors, the triangle and the order of the columns."""
    m, n = a.shape
    vectors, factors = np.zeros_like(a), np.zeros(min(m, n), dtype=a.dtype)

    def reflect(q, r, step):
        vectors[step + 1 :, step], factors[step] = _reflect(q, r, step)

    if pivoting:
        _, r, order = _pivoted(a, reflect)
    else:
        q, r, order = np.eye(m, dtype=a.dtype), a.copy(), None
        for step in range(min(m, n)):
            reflect(q, r, step)
        r = np.triu(r)
    return r + vectors, factors, r[: min(m, n)], order


def qr(a, overwrite_a=False, lwork=None, mode="full", pivoting=False, check_finite=True):
    """A unitary matrix and an upper triangle whose product is the matrix."""
    if mode not in ("full", "qr", "r", "economic", "raw"):
        raise ValueError("Mode argument should be one of ['full', 'r', 'economic', 'raw']")
    a1 = validated(a, check_finite)
    if a1.ndim != 2:
        raise ValueError("expected a 2-D array")
    m, n = a1.shape
    k = min(m, n)
    order = ()
    if mode == "raw":
        packed, factors, r, order = _packed(exact(a1), pivoting)
        order = (order.astype(np.int32),) if pivoting else ()
        return ((np.asfortranarray(like(packed, a1)), like(factors, a1)), like(r, a1), *order)
    if pivoting:
        q, r, order = _pivoted(exact(a1), _reflect)
        order = (order.astype(np.int32),)
        if mode == "economic":
            q, r = q[:, :k], r[:k]
    else:
        q, r = np.linalg.qr(exact(a1), "reduced" if mode == "economic" else "complete")
    q, r = like(q, a1), like(r, a1)
    return (r, *order) if mode == "r" else (q, r, *order)


def rq(a, overwrite_a=False, lwork=None, mode="full", check_finite=True):
    """An upper triangle and a unitary matrix whose product is the matrix."""
    if mode not in ("full", "r", "economic"):
        raise ValueError("Mode argument should be one of ['full', 'r', 'economic']")
    a1 = validated(a, check_finite)
    if a1.ndim != 2:
        raise ValueError("expected matrix")
    m, n = a1.shape
    upper, right = _rows_reflected(exact(a1))
    if mode == "economic" and m < n:
        upper, right = upper[:, n - m :], right[n - m :]
    upper, right = like(upper, a1), like(right, a1)
    return upper if mode == "r" else (upper, right)


def _rows_reflected(a):
    """Reflections from the last row upwards, as LAPACK's gerqf."""
    m, n = a.shape
    r, q = a.copy(), np.eye(n, dtype=a.dtype)
    for step in range(min(m, n)):
        row, column = m - 1 - step, n - 1 - step
        v = r[row, : column + 1].conj()[::-1]
        rest = np.linalg.norm(v[1:])
        if rest == 0 and np.imag(v[0]) == 0:
            continue
        beta = -np.copysign(np.hypot(abs(v[0]), rest), v[0].real)
        tau = (beta - v[0]) / beta
        v = v / (v[0] - beta)
        v[0] = 1
        v = v[::-1]
        r[: row + 1, : column + 1] -= tau * np.outer(r[: row + 1, : column + 1] @ v, v.conj())
        r[row, :column], r[row, column] = 0, beta
        q[: column + 1] -= np.conj(tau) * np.outer(v, v.conj() @ q[: column + 1])
    return np.triu(r, n - m), q


def qr_multiply(a, c, mode="right", pivoting=False, conjugate=False, overwrite_a=False, overwrite_c=False):
    """The unitary part times another matrix, and the triangle."""
    if mode not in ("left", "right"):
        raise ValueError("Mode argument can only be 'left' or 'right' but not " + repr(mode))
    c = np.asarray_chkfinite(c)
    flat = c.ndim < 2
    c = np.atleast_2d(c)
    wide = c.T if flat and mode == "left" else c
    q, *rest = qr(a, mode="economic", pivoting=pivoting)
    m, n = np.shape(a)
    if mode == "left" and wide.shape[0] != min(m, n + (m - n) * (n < m and wide.shape[0] == m)) and wide.shape[0] != min(m, n):
        raise ValueError(f"Array shapes are not compatible for Q @ c operation: {(m, min(m, n))} vs {wide.shape}")
    if mode == "right" and wide.shape[1] != m:
        raise ValueError(f"Array shapes are not compatible for c @ Q operation: {wide.shape} vs {(m, min(m, n))}")
    q = q.conj() if conjugate else q
    if mode == "left" and wide.shape[0] == m != q.shape[1]:
        q = qr(a, mode="full", pivoting=pivoting)[0]
        q = q.conj() if conjugate else q
    answer = q @ wide if mode == "left" else wide @ q
    return (answer.ravel() if flat else answer, *rest)


__all__ = ["qr", "rq", "qr_multiply"]
