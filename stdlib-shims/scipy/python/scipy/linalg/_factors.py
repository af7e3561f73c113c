"""LU, Cholesky, LDL and polar decompositions."""

import warnings

import numpy as np
from numpy.linalg import LinAlgError

import _scipy_linalg as native
from scipy.linalg._checks import LinAlgWarning, batched, exact, like, square, validated
from scipy.linalg._solving import substitute


def _packed(a):
    """Both triangles in one matrix, and the row that stands at each place."""
    m, n = a.shape
    if m == n:
        return native.lu(a)
    packed, order = a.copy(), np.arange(m)
    for step in range(min(m, n)):
        column = packed[step:, step]
        pivot = step + int(np.argmax(np.abs(column.real) + np.abs(column.imag)))
        if pivot != step:
            packed[[step, pivot]], order[[step, pivot]] = packed[[pivot, step]], order[[pivot, step]]
        if packed[step, step] != 0:
            packed[step + 1 :, step] /= packed[step, step]
            packed[step + 1 :, step + 1 :] -= np.outer(packed[step + 1 :, step], packed[step, step + 1 :])
    return packed, order


@batched("a")
def lu(a, permute_l=False, overwrite_a=False, check_finite=True, p_indices=False):
    """A permutation, a lower and an upper triangle whose product is the matrix."""
    a1 = validated(a, check_finite)
    if a1.ndim < 2:
        raise ValueError("The input array must be at least two-dimensional.")
    m, n = a1.shape
    packed, order = _packed(exact(a1))
    k = min(m, n)
    lower, upper = np.tril(packed[:, :k], -1) + np.eye(m, k), np.triu(packed[:k])
    lower, upper = like(lower, a1), like(upper, a1)
    back = np.argsort(order)
    if permute_l:
        return lower[back], upper
    if p_indices:
        return back.astype(np.int32), lower, upper
    return np.eye(m, dtype=upper.real.dtype)[:, order], lower, upper


def lu_factor(a, overwrite_a=False, check_finite=True):
    """Both triangles in one matrix, and with which row each was exchanged."""
    a1 = validated(a, check_finite)
    if a1.size == 0:
        return np.empty_like(a1, dtype=float), np.arange(0, dtype=np.int32)
    packed, order = _packed(exact(a1))
    here, pivots = list(range(len(order))), []
    for place in range(min(a1.shape)):
        found = here.index(int(order[place]), place)
        pivots.append(found)
        here[place], here[found] = here[found], here[place]
    for place in range(min(a1.shape)):
        if packed[place, place] == 0:
            warnings.warn(f"Diagonal number {place + 1} is exactly zero. Singular matrix.", LinAlgWarning, stacklevel=2)
            break
    return like(packed, a1), np.array(pivots, dtype=np.int32)


def lu_solve(lu_and_piv, b, trans=0, overwrite_b=False, check_finite=True):
    """The x with a @ x = b from what `lu_factor` gives."""
    packed, pivots = lu_and_piv
    b1, packed = validated(b, check_finite), exact(np.asarray(packed))
    if packed.shape[0] != b1.shape[0]:
        raise ValueError(f"Shapes of lu {packed.shape} and b {b1.shape} are incompatible")
    order = list(range(len(pivots)))
    for place, other in enumerate(np.asarray(pivots).tolist()):
        order[place], order[other] = order[other], order[place]
    lower, upper = np.tril(packed, -1) + np.eye(len(packed)), np.triu(packed)
    if trans == 0:
        return substitute(upper, substitute(lower, exact(b1)[order], True), False)
    if trans not in (1, 2):
        raise ValueError("illegal value in 5th argument of internal gesv|posv")
    turn = (lambda a: a.T) if trans == 1 else (lambda a: a.conj().T)
    found = substitute(turn(lower), substitute(turn(upper), exact(b1), True), False)
    answer = np.empty_like(found)
    answer[order] = found
    return answer


def _half(a, lower, check_finite):
    a1 = validated(a, check_finite)
    if a1.ndim != 2:
        raise ValueError(f"Input array needs to be 2D but received a {a1.ndim}d-array.")
    if a1.shape[0] != a1.shape[1]:
        raise ValueError(f"Input array is expected to be square but has the shape: {a1.shape}.")
    if a1.size == 0:
        return a1, np.empty_like(a1, dtype=float)
    wide = exact(a1)
    wide = wide if lower else wide.conj().T
    try:
        half = np.linalg.cholesky(wide)
    except LinAlgError:
        for order in range(1, len(wide) + 1):
            try:
                np.linalg.cholesky(wide[:order, :order])
            except LinAlgError:
                raise LinAlgError(f"{order}-th leading minor of the array is not positive definite") from None
        raise
    # Adding zero takes the sign off the zeros that conjugation leaves.
    return a1, like(half if lower else half.conj().T + 0, a1)


@batched("a")
def cholesky(a, lower=False, overwrite_a=False, check_finite=True):
    """The triangle whose product with its conjugate transpose is the matrix."""
    return _half(a, lower, check_finite)[1]


def cho_factor(a, lower=False, overwrite_a=False, check_finite=True):
    """The triangle for `cho_solve`; the other half of the matrix stays as it was."""
    a1, half = _half(a, lower, check_finite)
    rest = np.triu(a1, 1) if lower else np.tril(a1, -1)
    return half + rest, lower


def cho_solve(c_and_lower, b, overwrite_b=False, check_finite=True):
    """The x with a @ x = b from what `cho_factor` gives."""
    c, lower = c_and_lower
    b1, c = validated(b, check_finite), validated(c, check_finite)
    if c.ndim != 2 or c.shape[0] != c.shape[1]:
        raise ValueError("The factored matrix c is not square.")
    if c.shape[1] != b1.shape[0]:
        raise ValueError(f"incompatible dimensions ({c.shape} and {b1.shape})")
    half = exact(np.tril(c) if lower else np.triu(c).conj().T)
    return like(substitute(half.conj().T, substitute(half, exact(b1), True), False), c, b1)


@batched("a")
def polar(a, side="right"):
    """A unitary matrix and a positive one whose product is the matrix."""
    if side not in ("right", "left"):
        raise ValueError("`side` must be either 'right' or 'left'")
    a = np.asarray(a)
    if a.ndim != 2:
        raise ValueError("`a` must be a 2-D array.")
    w, s, vh = np.linalg.svd(exact(a), full_matrices=False)
    p = (vh.conj().T * s) @ vh if side == "right" else (w * s) @ w.conj().T
    return like(w @ vh, a), like(p, a)


@batched("A")
def ldl(A, lower=True, hermitian=True, overwrite_a=False, check_finite=True):
    """A triangle, a matrix of blocks of one and two, and the order of the rows (Bunch and Kaufman)."""
    a = np.atleast_2d(validated(A, check_finite))
    if a.shape[0] != a.shape[1]:
        raise ValueError('The input array "a" should be square.')
    if a.size == 0:
        return np.empty_like(a, dtype=float), np.empty_like(a, dtype=float), np.array([], dtype=int)
    wide = exact(a)
    turn = (lambda m: m.conj().T) if hermitian and a.dtype.kind == "c" else (lambda m: m.T)
    n = len(wide)
    if lower:
        full = np.tril(wide) + turn(np.tril(wide, -1))
        factor, middle, order = _bunch_kaufman(full, turn)
    else:
        # The upper form is the lower one of the matrix turned about.
        full = np.triu(wide) + turn(np.triu(wide, 1))
        factor, middle, order = _bunch_kaufman(full[::-1, ::-1], turn)
        factor, middle, order = factor[::-1, ::-1], middle[::-1, ::-1], n - 1 - order[::-1]
    outer = np.empty_like(factor)
    outer[order] = factor
    return like(outer, a), like(middle, a), np.argsort(order) if np.array_equal(np.argsort(order), order) else order


def _bunch_kaufman(a, turn):
    n, alpha = len(a), (1 + 17**0.5) / 8
    a, order = a.copy(), np.arange(n)
    factor, middle = np.eye(n, dtype=a.dtype), np.zeros_like(a)

    def exchange(first, second):
        if first != second:
            a[[first, second]], order[[first, second]] = a[[second, first]], order[[second, first]]
            a[:, [first, second]] = a[:, [second, first]]
            factor[[first, second], :step] = factor[[second, first], :step]

    step = 0
    while step < n:
        size, below = 1, np.abs(a[step + 1 :, step])
        if len(below) and max(np.max(below), abs(a[step, step])) > 0:
            largest = step + 1 + int(np.argmax(below))
            column = abs(a[largest, step])
            if abs(a[step, step]) < alpha * column:
                others = np.abs(np.delete(a[largest, step:], largest - step))
                row = np.max(others)
                if abs(a[step, step]) >= alpha * column * (column / row):
                    pass
                elif abs(a[largest, largest]) >= alpha * row:
                    exchange(step, largest)
                else:
                    size = 2
                    exchange(step + 1, largest)
        rest, block = slice(step + size, n), a[step : step + size, step : step + size]
        middle[step : step + size, step : step + size] = block
        if size == 2 or block[0, 0] != 0:
            share = a[rest, step : step + size] @ np.linalg.inv(block)
            factor[rest, step : step + size] = share
            a[rest, rest] -= share @ turn(a[rest, step : step + size])
        step += size
    return factor, middle, order
