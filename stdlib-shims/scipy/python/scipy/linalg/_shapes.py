"""Matrices of special shapes."""

import math

import numpy as np

from scipy.linalg._checks import batched


def _strip(c, r, rows, columns, places):
    return np.concatenate((c, r))[places(*np.indices((rows, columns), sparse=True))]


def _each_row(build, c):
    """For stacks of vectors, a stack of matrices."""
    c = np.asarray(c)
    return np.array([build(row) for row in c.reshape(-1, c.shape[-1])]).reshape(c.shape[:-1] + build(c.reshape(-1, c.shape[-1])[0]).shape)


def toeplitz(c, r=None):
    """The matrix with the first column c and row r, and diagonals of one value."""
    c = np.asarray(c)
    c = c if c.ndim else c[None]
    if r is None:
        r = c.conjugate()
    r = np.asarray(r)
    r = r if r.ndim else r[None]
    if c.ndim > 1 or r.ndim > 1:
        outer = np.broadcast_shapes(c.shape[:-1], r.shape[:-1])
        cs, rs = np.broadcast_to(c, outer + c.shape[-1:]).reshape(-1, c.shape[-1]), np.broadcast_to(r, outer + r.shape[-1:]).reshape(
            -1, r.shape[-1]
        )
        return np.array([toeplitz(*pair) for pair in zip(cs, rs)]).reshape(outer + (c.shape[-1], r.shape[-1]))
    n = len(c)
    return _strip(c[::-1], r[1:], n, len(r), lambda row, column: n - 1 - row + column)


def circulant(c):
    """The matrix whose columns are c, each moved one further down."""
    c = np.atleast_1d(c)
    if c.ndim > 1:
        return _each_row(circulant, c)
    n = len(c)
    row, column = np.indices((n, n), sparse=True)
    return c[(row - column) % n] if n else np.empty((0, 0), dtype=c.dtype)


def hankel(c, r=None):
    """The matrix with the first column c and last row r, and antidiagonals of one value."""
    c = np.asarray(c).ravel()
    r = np.zeros_like(c) if r is None else np.asarray(r).ravel()
    return _strip(c, r[1:], len(c), len(r), lambda row, column: row + column)


def hadamard(n, dtype=int):
    """A matrix of 1 and -1 whose rows are at right angles."""
    power = 0 if n < 1 else int(math.log(n, 2))
    if n < 1 or 2**power != n:
        raise ValueError("n must be an positive integer, and n must be a power of 2")
    h = np.array([[1]], dtype=dtype)
    for _ in range(power):
        h = np.vstack((np.hstack((h, h)), np.hstack((h, -h))))
    return h


def leslie(f, s):
    """The growth of a population with ages: births in the first row, survivors below the diagonal."""
    f, s = np.atleast_1d(f), np.atleast_1d(s)
    if f.shape[-1] != s.shape[-1] + 1:
        raise ValueError("Incorrect lengths for f and s. The length of s along the last axis must be one less than the length of f.")
    if s.shape[-1] == 0:
        raise ValueError("The length of s must be at least 1.")
    n = f.shape[-1]
    a = np.zeros((n, n), dtype=(f[0] + s[0]).dtype)
    a[0] = f
    a[np.arange(1, n), np.arange(n - 1)] = s
    return a


def block_diag(*arrs):
    """The matrices along the diagonal, zeros beside them."""
    parts = [np.atleast_2d(a) for a in (arrs or ([],))]
    outer = np.broadcast_shapes(*(part.shape[:-2] for part in parts))
    if outer:
        stacks = [np.broadcast_to(part, outer + part.shape[-2:]).reshape((-1,) + part.shape[-2:]) for part in parts]
        made = [block_diag(*row) for row in zip(*stacks)]
        return np.reshape(np.stack(made), outer + made[0].shape)
    shapes = np.array([part.shape for part in parts])
    answer = np.zeros(shapes.sum(axis=0), dtype=np.result_type(*(part.dtype for part in parts)))
    row = column = 0
    for part, (height, width) in zip(parts, shapes.tolist()):
        answer[row : row + height, column : column + width] = part
        row, column = row + height, column + width
    return answer


def companion(a):
    """The matrix whose eigenvalues are the roots of a polynomial."""
    a = np.atleast_1d(a)
    if a.ndim > 1:
        return _each_row(companion, a)
    n = len(a)
    if n < 2:
        raise ValueError("The length of `a` along the last axis must be at least 2.")
    if a[0] == 0:
        raise ValueError("The first coefficient(s) of `a` (i.e. elements of `a[..., 0]`) must not be zero.")
    first = -a[1:] / (1.0 * a[0])
    c = np.zeros((n - 1, n - 1), dtype=first.dtype)
    c[0] = first
    c[np.arange(1, n - 1), np.arange(n - 2)] = 1
    return c


def helmert(n, full=False):
    """Contrasts of each value with the mean of those before it."""
    h = np.tril(np.ones((n, n)), -1) - np.diag(np.arange(n))
    d = np.arange(n) * np.arange(1, n + 1)
    h[0], d[0] = 1, n
    found = h / np.sqrt(d)[:, np.newaxis]
    return found if full else found[1:]


def hilbert(n):
    """1 / (row + column + 1)."""
    return 1.0 / np.add.outer(np.arange(1, n + 1), np.arange(n))


def invhilbert(n, exact=False):
    """The inverse of Hilbert's matrix."""
    answer = np.empty((n, n), dtype=(object if n > 14 else np.int64) if exact else np.float64)
    for row in range(n):
        for column in range(row + 1):
            s = row + column
            value = (-1) ** s * (s + 1) * math.comb(n + row, n - column - 1) * math.comb(n + column, n - row - 1) * math.comb(s, row) ** 2
            answer[row, column] = answer[column, row] = value
    return answer


def pascal(n, kind="symmetric", exact=True):
    """Binomial coefficients in a square."""
    if kind not in ("symmetric", "lower", "upper"):
        raise ValueError("kind must be 'symmetric', 'lower', or 'upper'")
    lower = np.zeros((n, n), dtype=(object if n >= 35 else np.uint64) if exact else np.float64)
    if exact and n >= 35:
        lower[:] = 0
    for row in range(n):
        for column in range(row + 1):
            lower[row, column] = math.comb(row, column)
    return lower if kind == "lower" else lower.T if kind == "upper" else np.dot(lower, lower.T)


def invpascal(n, kind="symmetric", exact=True):
    """The inverse of Pascal's matrix."""
    if kind not in ("symmetric", "lower", "upper"):
        raise ValueError("'kind' must be 'symmetric', 'lower' or 'upper'.")
    signs = (-1) ** np.abs(np.subtract.outer(np.arange(n), np.arange(n)))
    kind_of = (object if n > 34 else np.int64) if exact else np.float64
    if kind == "symmetric":
        lower = pascal(n, "lower", exact).astype(kind_of)
        turned = signs * lower
        return turned.T.dot(turned)
    return signs.astype(kind_of) * pascal(n, kind, exact).astype(kind_of)


def dft(n, scale=None):
    """The matrix of the Fourier transform."""
    if scale not in [None, "sqrtn", "n"]:
        raise ValueError(f"scale must be None, 'sqrtn', or 'n'; {scale!r} is not valid.")
    omegas = np.exp(-2j * np.pi * np.arange(n) / n).reshape(-1, 1)
    m = omegas ** np.arange(n)
    return m / math.sqrt(n) if scale == "sqrtn" else m / n if scale == "n" else m


def fiedler(a):
    """The distances between numbers."""
    a = np.atleast_1d(a)
    if a.ndim > 1:
        return _each_row(fiedler, a)
    if a.size == 0:
        return np.array([], dtype=float)
    return np.array([[0.0]]) if a.size == 1 else np.abs(a[:, None] - a)


def fiedler_companion(a):
    """The matrix of five diagonals whose eigenvalues are the roots of a polynomial."""
    a = np.atleast_1d(a)
    if a.ndim > 1:
        return _each_row(fiedler_companion, a)
    if a.size <= 2:
        return np.array([[-(a / a[0])[-1]]]) if a.size == 2 else np.array([], dtype=a.dtype)
    if a[0] == 0.0:
        raise ValueError("Leading coefficient is zero.")
    a = a / a[0]
    n = a.size - 1
    c = np.zeros((n, n), dtype=a.dtype)
    c[np.arange(3, n, 2), np.arange(1, n - 2, 2)] = 1
    c[np.arange(2, n, 2), np.arange(1, n - 1, 2)] = -a[3::2]
    c[np.arange(0, n - 2, 2), np.arange(2, n, 2)] = 1
    c[np.arange(0, n - 1, 2), np.arange(1, n, 2)] = -a[2::2]
    c[0, 0], c[1, 0] = -a[1], 1
    return c


def convolution_matrix(a, n, mode="full"):
    """The matrix whose product with a vector of length n is its convolution with a."""
    if n <= 0:
        raise ValueError("n must be a positive integer.")
    a = np.asarray(a)
    if a.size == 0:
        raise ValueError("len(a) must be at least 1.")
    if mode not in ("full", "valid", "same"):
        raise ValueError("'mode' argument must be one of ('full', 'valid', 'same')")
    if a.ndim > 1:
        return _each_row(lambda row: convolution_matrix(row, n, mode), a)
    padded, raised = np.pad(a, (0, n - 1), "constant"), np.pad(a, (n - 1, 0), "constant")
    left = right = 0
    if mode == "same":
        left = min(n, len(a)) - 1
        left, right = left // 2, left - left // 2
    elif mode == "valid":
        left = right = min(n, len(a)) - 1
    whole = toeplitz(padded, raised[n - 1 :: -1])
    return whole[left : len(whole) - right]


@batched("a", "b")
def khatri_rao(a, b):
    """Kronecker's product column by column."""
    a, b = np.asarray(a), np.asarray(b)
    if not (a.ndim == 2 and b.ndim == 2):
        raise ValueError("The both arrays should be 2-dimensional.")
    if a.shape[1] != b.shape[1]:
        raise ValueError("The number of columns for both arrays should be equal.")
    return (a[:, None, :] * b[None, :, :]).reshape(-1, b.shape[1])
