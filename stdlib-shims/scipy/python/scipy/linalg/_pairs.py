"""Pairs of matrices: their common Schur form and its order."""

import numpy as np
from numpy.linalg import LinAlgError

import _scipy_linalg as native
from scipy._refusals import refuse
from scipy.linalg._checks import exact, like, validated


def ratios(alpha, beta):
    """Eigenvalues; infinite where only the divisor is zero, and no number where both are."""
    w = np.empty_like(alpha)
    is_zero, divides = alpha == 0, beta != 0
    w[divides] = alpha[divides] / beta[divides]
    w[~is_zero & ~divides] = np.inf
    w[is_zero & ~divides] = np.nan if np.all(alpha.imag == 0) else complex(np.nan, np.nan)
    return w


def of_one_kind(a, b):
    """Both in double precision, complex if one of them is."""
    kind = np.result_type(exact(a), exact(b))
    return exact(a).astype(kind), exact(b).astype(kind)


def _double_rows(s):
    """Where blocks of two rows begin."""
    return np.flatnonzero(np.diag(s, -1))


def _shares(s, t):
    """The eigenvalues of a form as alpha and beta. A block of two has conjugate ones, the upper first."""
    alpha, beta = np.diag(s).astype(complex), np.array(np.diag(t))
    for first in _double_rows(s):
        block = slice(first, first + 2)
        inner = np.linalg.solve(t[block, block], s[block, block])
        middle, half = (inner[0, 0] + inner[1, 1]) / 2, (inner[0, 0] - inner[1, 1]) / 2
        height = np.sqrt(max(-(half * half + inner[0, 1] * inner[1, 0]), 0.0))
        beta[block] = np.sqrt(beta[first] * beta[first + 1])
        alpha[block] = (middle + np.array([1j, -1j]) * height) * beta[block]
    return alpha, beta


def _vectors(s, t, alpha, beta):
    """What (beta s - alpha t) x = 0 holds for, all values at once: rows from the last one upwards."""
    n = len(s)
    size = np.hypot(np.abs(alpha), np.abs(beta))
    alpha, beta = alpha / size, beta / size
    smallest = np.finfo(float).eps * np.maximum(np.abs(beta) * np.abs(s).max(), np.abs(alpha) * np.abs(t).max())
    smallest = np.maximum(smallest, np.finfo(float).tiny)
    guarded = lambda divisor, least: np.where(np.abs(divisor) < least, least, divisor)
    entry = lambda row, column, of: beta[of] * s[row, column] - alpha[of] * t[row, column]
    x = np.eye(n, dtype=complex)
    for first in _double_rows(s):
        for of in (first, first + 1):
            rows = [(entry(row, first + 1, of), -entry(row, first, of)) for row in (first, first + 1)]
            x[first : first + 2, of] = max(rows, key=lambda row: abs(row[0]) + abs(row[1]))
    lower = set(_double_rows(s) + 1)
    row = n - 1
    while row >= 0:
        top = row - 1 if row in lower else row
        of = np.arange(row + 1, n)
        below = x[row + 1 :, row + 1 :]
        sides = -(beta[of] * (s[top : row + 1, row + 1 :] @ below) - alpha[of] * (t[top : row + 1, row + 1 :] @ below))
        if top == row:
            x[row, of] = sides[0] / guarded(entry(row, row, of), smallest[of])
        else:
            a, b, c, d = (entry(i, j, of) for i in (top, row) for j in (top, row))
            whole = guarded(a * d - b * c, smallest[of] ** 2)
            x[top, of], x[row, of] = (sides[0] * d - b * sides[1]) / whole, (a * sides[1] - c * sides[0]) / whole
        row = top - 1
    return x


def _turned(matrix):
    return matrix.conj().T[::-1, ::-1]


def eigen_of_pair(a1, b1, left, right, homogeneous):
    """What `eig(a, b)` returns."""
    found = native.qz(*of_one_kind(a1, b1))
    if found is None:
        raise LinAlgError("generalized eig algorithm (ggev) did not converge (LAPACK info=1)")
    s, t, q, z = found
    alpha, beta = _shares(s, t)
    w = like(np.vstack([alpha, beta]) if homogeneous else ratios(alpha, beta), a1, b1)
    if not (left or right):
        return w
    narrow = (lambda vectors: vectors.real) if s.dtype.kind != "c" and not np.any(alpha.imag) else (lambda vectors: vectors)
    answer = (w,)
    if left:
        # A left vector is a right one of the adjoint, whose triangle stands on its head.
        vectors = _vectors(_turned(s), _turned(t), alpha[::-1].conj(), beta[::-1].conj())[::-1, ::-1]
        answer += (like(narrow(_of_length_one(q @ vectors)), a1, b1),)
    return answer + ((like(narrow(_of_length_one(z @ _vectors(s, t, alpha, beta))), a1, b1),) if right else ())


def _of_length_one(vectors):
    return vectors / np.linalg.norm(vectors, axis=0)


def _form(A, B, output, check_finite):
    if output not in ("real", "complex", "r", "c"):
        raise ValueError("argument must be 'real', or 'complex'")
    a1, b1 = validated(A, check_finite), validated(B, check_finite)
    a_m, a_n = a1.shape
    b_m, b_n = b1.shape
    if not (a_m == a_n == b_m == b_n):
        raise ValueError("Array dimensions must be square and agree")
    first, second = of_one_kind(a1, b1)
    if output in ("complex", "c"):
        first, second = first.astype(complex), second.astype(complex)
    found = native.qz(first, second)
    if found is None:
        raise LinAlgError("Something other than QZ iteration failed")
    return found, (a1, b1)


def qz(A, B, output="real", lwork=None, sort=None, overwrite_a=False, overwrite_b=False, check_finite=True):
    """Both matrices as triangles (A with blocks of two where real matrices have complex values) between the same two
    unitary matrices: AA, BB, Q, Z."""
    if sort is not None:
        raise ValueError("The 'sort' input of qz() has to be None and will be removed in a future release. Use ordqz instead.")
    (s, t, q, z), given = _form(A, B, output, check_finite)
    return tuple(like(part, *given) for part in (s, t, q, z))


def _plane(wanted):
    def choose(x, y):
        chosen = np.zeros(x.shape, dtype=bool)
        divides = y != 0
        chosen[divides] = wanted(x[divides] / y[divides])
        return chosen
    return choose


def _outside(x, y):
    return np.where(y == 0, x != 0, _SORTS["outside"](x, y))


_SORTS = {
    "lhp": _plane(lambda w: np.real(w) < 0.0), "rhp": _plane(lambda w: np.real(w) > 0.0), "iuc": _plane(lambda w: abs(w) < 1.0),
    "ouc": _outside, "outside": _plane(lambda w: abs(w) > 1.0),
}


def ordqz(A, B, sort="lhp", output="real", overwrite_a=False, overwrite_b=False, check_finite=True):
    """The form with chosen eigenvalues first: AA, BB, alpha, beta, Q, Z."""
    if not callable(sort) and sort not in ("lhp", "rhp", "iuc", "ouc"):
        raise ValueError("sort parameter must be None, a callable, or one of ('lhp','rhp','iuc','ouc')")
    (s, t, q, z), given = _form(A, B, output, check_finite)
    is_real = s.dtype.kind != "c"
    alpha, beta = _shares(s, t)
    chosen = (sort if callable(sort) else _SORTS[sort])(alpha, beta)
    if is_real:
        if np.any(alpha.imag):
            refuse("scipy.linalg.ordqz(output='real') of a pair with complex eigenvalues", "output='complex' has them all")
        s, t, q, z = (part.astype(complex) for part in (s, t, q, z))
    s, t, q, z = native.reorder_qz([s, t, q, z], np.asarray(chosen, dtype=float))
    if is_real:
        s, t, q, z = (part.real for part in (s, t, q, z))
    alpha, beta = _shares(s, t)
    return tuple(like(part, *given) for part in (s, t, alpha, beta, q, z))
