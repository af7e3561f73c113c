"""Equations whose unknown is a matrix: Sylvester, Lyapunov, Riccati."""

import numpy as np
from numpy.linalg import LinAlgError

from scipy.linalg._checks import exact
from scipy.linalg._eigen import schur


def solve_sylvester(a, b, q):
    """The x with a @ x + x @ b = q."""
    r, u = schur(a, output="complex")
    s, v = schur(np.asarray(b).conj().T, output="complex")
    f = u.conj().T @ q @ v
    y = np.zeros_like(f, dtype=complex)
    n = len(s)
    for column in range(n - 1, -1, -1):
        # The second triangle is conjugate and turned, so that columns follow from the last one.
        side = f[:, column] - y[:, column + 1 :] @ s.conj().T[column + 1 :, column]
        y[:, column] = np.linalg.solve(r + np.conj(s[column, column]) * np.eye(len(r)), side)
    x = u @ y @ v.conj().T
    return x.real if not any(np.iscomplexobj(part) for part in (a, b, q)) else x


def _both(a, q):
    a, q = np.atleast_2d(np.asarray_chkfinite(a)), np.atleast_2d(np.asarray_chkfinite(q))
    for name, part in (("a", a), ("q", q)):
        if part.shape[0] != part.shape[1]:
            raise ValueError(f"Matrix {name} should be square.")
    if a.shape != q.shape:
        raise ValueError("Matrix a and q should have the same shape.")
    return a, q


def solve_continuous_lyapunov(a, q):
    """The x with a @ x + x @ a* = q."""
    a, q = _both(a, q)
    return solve_sylvester(a, a.conj().T, q)


solve_lyapunov = solve_continuous_lyapunov


def solve_discrete_lyapunov(a, q, method=None):
    """The x with a @ x @ a* - x + q = 0."""
    a, q = np.asarray(a), np.asarray(q)
    if method is None:
        method = "direct" if a.shape[0] < 10 else "bilinear"
    name = method.lower()
    if name == "direct":
        left = np.kron(a, a.conj())
        return np.linalg.solve(np.eye(len(left)) - left, q.flatten()).reshape(q.shape)
    if name != "bilinear":
        raise ValueError(f"Unknown solver {method}")
    unit = np.eye(len(a))
    turned = a.conj().T
    inverse = np.linalg.inv(turned + unit)
    b = (turned - unit) @ inverse
    c = 2 * np.linalg.inv(a + unit) @ q @ inverse
    return solve_sylvester(b.conj().T, b, -c)


def _parts(a, b, q, r, e, s, kind):
    a, b, q, r = (np.atleast_2d(exact(np.asarray_chkfinite(part))) for part in (a, b, q, r))
    if e is not None or s is not None:
        raise NotImplementedError(f"scipy.linalg.solve_{kind}_are(e=, s=) is not available")
    for name, part in (("a", a), ("q", q), ("r", r)):
        if part.shape[0] != part.shape[1]:
            raise ValueError(f"Matrix {name} should be square.")
    m, n = b.shape
    if m != a.shape[0]:
        raise ValueError("Matrix a and b should have the same number of rows.")
    if m != q.shape[0]:
        raise ValueError("Matrix a and q should have the same shape.")
    if n != r.shape[0]:
        raise ValueError("Matrix b and r should have the same number of cols.")
    for name, part in (("q", q), ("r", r)):
        if np.linalg.norm(part - part.conj().T, 1) > np.spacing(np.linalg.norm(part, 1)) * 100:
            raise ValueError(f"Matrix {name} should be symmetric/hermitian.")
    if kind == "continuous" and np.linalg.svd(r, compute_uv=False)[-1] < np.spacing(1.0) * np.linalg.norm(r, 1):
        raise ValueError("Matrix r is numerically singular.")
    return a, b, q, r


def _from_stable(matrix, stable, n):
    """The solution from the vectors of the stable eigenvalues."""
    w, v = np.linalg.eig(matrix)
    kept = stable(w)
    if kept.sum() != n:
        raise LinAlgError("Failed to find a finite solution.")
    top, bottom = v[:n, kept], v[n:, kept]
    if 1 / np.linalg.cond(top, 1) < np.spacing(1.0):
        raise LinAlgError("Failed to find a finite solution.")
    x = np.linalg.solve(top.T, bottom.T).T
    return (x + x.conj().T) / 2


def solve_continuous_are(a, b, q, r, e=None, s=None, balanced=True):
    """The x with x a + a* x - x b inv(r) b* x + q = 0."""
    a, b, q, r = _parts(a, b, q, r, e, s, "continuous")
    field = np.block([[a, -b @ np.linalg.solve(r, b.conj().T)], [-q, -a.conj().T]])
    x = _from_stable(field, lambda w: w.real < 0, len(a))
    x = x if any(np.iscomplexobj(part) for part in (a, b, q, r)) else x.real
    # One step of Newton's method takes away what the eigenvectors have lost.
    gain = np.linalg.solve(r, b.conj().T @ x)
    closed = a - b @ gain
    x = solve_continuous_lyapunov(closed.conj().T, -(q + gain.conj().T @ r @ gain))
    return (x + x.conj().T) / 2


def solve_discrete_are(a, b, q, r, e=None, s=None, balanced=True):
    """The x with a* x a - x - (a* x b) inv(r + b* x b) (b* x a) + q = 0."""
    a, b, q, r = _parts(a, b, q, r, e, s, "discrete")
    n = len(a)
    if 1 / np.linalg.cond(a, 1) < np.spacing(1.0) or 1 / np.linalg.cond(r, 1) < np.spacing(1.0):
        raise NotImplementedError("scipy.linalg.solve_discrete_are() of a singular `a` or `r` is not available")
    back = np.linalg.inv(a).conj().T
    g = b @ np.linalg.solve(r, b.conj().T)
    field = np.block([[a + g @ back @ q, -g @ back], [-back @ q, back]])
    x = _from_stable(field, lambda w: np.abs(w) < 1, n)
    x = x if any(np.iscomplexobj(part) for part in (a, b, q, r)) else x.real
    gain = np.linalg.solve(r + b.conj().T @ x @ b, b.conj().T @ x @ a)
    closed = a - b @ gain
    x = solve_discrete_lyapunov(closed.conj().T, q + gain.conj().T @ r @ gain)
    return (x + x.conj().T) / 2
