"""Functions of matrices: exponentials, logarithms, roots, and any function by its values."""

import math
import warnings

import numpy as np
from numpy.linalg import LinAlgError

import _scipy_linalg as native
from scipy._legendre import gauss_nodes
from scipy.linalg._checks import LinAlgWarning, bandwidth, batched, exact, like

EPS = float(np.finfo(float).eps)


def _square(A):
    A = np.asarray(A)
    if A.ndim != 2 or A.shape[0] != A.shape[1]:
        raise ValueError("expected square array_like input")
    return A


def _real_if_close(A, B):
    """B without its imaginary part where A is real and that part is rounding."""
    if A.dtype.kind != "c" and B.dtype.kind == "c" and np.allclose(B.imag, 0.0, atol=EPS * 1e6):
        return B.real
    return B


# Pade's approximants of the exponential: order, the norm up to which it is exact, its coefficients.
PADE = (
    (3, 1.495585217958292e-2, (120, 60, 12, 1)),
    (5, 2.539398330063230e-1, (30240, 15120, 3360, 420, 30, 1)),
    (7, 9.504178996162932e-1, (17297280, 8648640, 1995840, 277200, 25200, 1512, 56, 1)),
    (9, 2.097847961257068, (17643225600, 8821612800, 2075673600, 302702400, 30270240, 2162160, 110880, 3960, 90, 1)),
    (
        13, 4.25, (64764752532480000, 32382376266240000, 7771770303897600, 1187353796428800, 129060195264000, 10559470521600, 670442572800,
                   33522128640, 1323241920, 40840800, 960960, 16380, 182, 1),
    ),
)


def _exponential(a):
    if not any(bandwidth(a)):
        return np.diag(np.exp(np.diag(a)))
    size = np.abs(a).sum(axis=0).max()
    if not np.isfinite(size):
        return np.full_like(a, np.nan)
    order, _, terms = next((row for row in PADE if size <= row[1]), PADE[-1])
    squarings = max(0, math.ceil(math.log2(size / PADE[-1][1]))) if order == 13 and size > PADE[-1][1] else 0
    a = a / 2.0**squarings
    square = a @ a
    powers = [np.eye(len(a), dtype=a.dtype), square]
    while len(powers) <= order // 2:
        powers.append(powers[-1] @ square)
    odd = a @ sum(terms[2 * place + 1] * power for place, power in enumerate(powers) if 2 * place + 1 <= order)
    even = sum(terms[2 * place] * power for place, power in enumerate(powers) if 2 * place <= order)
    answer = np.linalg.solve(even - odd, even + odd)
    below, above = bandwidth(a)
    cut = np.triu if not below else np.tril if not above else (lambda m: m)
    answer = cut(answer)
    for _ in range(squarings):
        answer = answer @ answer
    if squarings and not (below and above):
        answer[np.diag_indices(len(a))] = np.exp(np.diag(a) * 2.0**squarings)
    return answer


def expm(A):
    """The exponential of a matrix."""
    a = np.asarray(A)
    if a.size == 1 and a.ndim < 2:
        return np.array([[np.exp(a.item())]])
    if a.ndim < 2:
        raise LinAlgError("The input array must be at least two-dimensional")
    if a.shape[-1] != a.shape[-2]:
        raise LinAlgError("Last 2 dimensions of the array must be square")
    if min(a.shape) == 0:
        return np.empty_like(a, dtype=float)
    if a.shape[-2:] == (1, 1):
        return np.exp(a)
    parts = [_exponential(exact(part)) for part in a.reshape((-1,) + a.shape[-2:])]
    return like(np.reshape(np.stack(parts), a.shape), a)


def _schur(a):
    """The complex Schur form."""
    found = native.schur(a.astype(complex))
    if found is None:
        raise LinAlgError("Schur form not found. Possibly ill-conditioned.")
    return found[0], found[1]


def _root(t):
    """The square root of an upper triangle, column by column."""
    n = len(t)
    r = np.diag(np.sqrt(np.diag(t)))
    for column in range(1, n):
        for row in range(column - 1, -1, -1):
            known = t[row, column] - r[row, row + 1 : column] @ r[row + 1 : column, column]
            below = r[row, row] + r[column, column]
            r[row, column] = known / below if below != 0 else (0.0 if known == 0 else np.inf)
    return r


def sqrtm(A, disp=True, blocksize=64):
    """The principal square root of a matrix."""
    a = np.asarray(A)
    if a.size == 1 and a.ndim < 2:
        return np.array([[np.exp(a.item())]])
    if a.ndim < 2:
        raise LinAlgError("The input array must be at least two-dimensional")
    if a.shape[-1] != a.shape[-2]:
        raise LinAlgError("Last 2 dimensions of the array must be square")
    if a.size == 0:
        return np.empty_like(a, dtype=float)
    if a.shape[-2:] == (1, 1):
        return np.emath.sqrt(a)
    parts, singular = [], False
    for part in exact(a).reshape((-1,) + a.shape[-2:]):
        t, z = _schur(part) if bandwidth(part)[0] else (part.astype(complex), None)
        values = np.diag(t)
        singular = singular or bool(np.any(values == 0))
        with np.errstate(all="ignore"):
            root = _root(t)
            answer = root if z is None else z @ root @ z.conj().T
        # A real matrix has a real root when no eigenvalue is negative.
        real = part.dtype.kind != "c" and not np.any((values.real < 0) & (np.abs(values.imag) <= 10 * EPS * np.abs(values)))
        parts.append(answer.real if real else answer)
    if singular:
        warnings.warn(
            "Matrix is singular. The result might be inaccurate or the array might not have a square root.",
            LinAlgWarning, stacklevel=2
        )
    answer = like(np.reshape(np.stack(parts), a.shape), a)
    if disp is False:
        return answer, np.linalg.norm(answer @ answer - a, "fro") ** 2 / np.linalg.norm(a, "fro")
    return answer


def _log_of_triangle(t):
    """Square roots until it is near one, Pade's approximant by Gauss's rule, and back."""
    n, roots, r = len(t), 0, t.copy()
    if np.any(np.diag(r) == 0):
        small = 20 * EPS * 1e-280 if not np.any(np.abs(np.diag(r)) > 0) else EPS * 1e-280
        r[np.diag_indices(n)] = np.where(np.diag(r) == 0, small, np.diag(r))
    unit = np.eye(n)
    while np.abs(r - unit).sum(axis=0).max() > 0.25 and roots < 100:
        r, roots = _root(r), roots + 1
    x = r - unit
    # What is left of the diagonal after many roots is found without taking one away.
    x[np.diag_indices(n)] = [_root_less_one(value, roots) for value in np.diag(t)] if not np.any(np.diag(t) == 0) else np.diag(x)
    nodes, weights = gauss_nodes(10)
    answer = sum(weight * np.linalg.solve(unit + node * x, x) for node, weight in zip(0.5 + 0.5 * nodes, 0.5 * weights)) * 2.0**roots
    if not np.any(np.diag(t) == 0):
        answer[np.diag_indices(n)] = np.log(np.diag(t))
    return np.triu(answer)


def _root_less_one(value, roots):
    """value ** (1 / 2**roots) - 1 without cancellation."""
    if roots == 0:
        return value - 1
    value = complex(value)
    if np.angle(value) >= np.pi / 2:
        value, roots = np.sqrt(value), roots - 1
    less, value = value - 1, np.sqrt(value) if roots else value
    product = 1 + value if roots else 1
    for _ in range(1, roots):
        value = np.sqrt(value)
        product *= 1 + value
    return less / product


@batched("A")
def logm(A, disp=True):
    """The principal logarithm of a matrix."""
    A = np.asarray(A)
    if A.ndim != 2 or A.shape[0] != A.shape[1]:
        raise ValueError("expected a square matrix")
    a = exact(A)
    if np.array_equal(a, np.triu(a)) and (a.dtype.kind == "c" or np.all(np.diag(a) >= 0)):
        t, z = a.astype(complex), None
    else:
        t, z = _schur(a)
    if np.any(np.diag(t) == 0):
        warnings.warn("The logm input matrix is exactly singular.", RuntimeWarning, stacklevel=3)
    elif abs(np.prod(np.diag(t))) < 1e-300:
        warnings.warn("The logm input matrix may be nearly singular.", RuntimeWarning, stacklevel=3)
    answer = _log_of_triangle(t)
    answer = answer if z is None else z @ answer @ z.conj().T
    answer = _real_if_close(a, answer)
    with np.errstate(divide="ignore", invalid="ignore"):
        error = np.linalg.norm(expm(answer) - a, 1) / np.linalg.norm(a, 1)
    if disp is not True and not disp:
        return answer, error
    if not np.isfinite(error) or error >= 1000 * EPS:
        warnings.warn(f"logm result may be inaccurate, approximate err = {error}", RuntimeWarning, stacklevel=3)
    return answer


@batched("A")
def funm(A, func, disp=True):
    """A function of a matrix by its values on the eigenvalues (Parlett)."""
    A = _square(A)
    t, z = _schur(exact(A))
    n = len(t)
    answer = np.diag(func(np.diag(t))).astype(complex)
    least = abs(t[0, 0])
    for p in range(1, n):
        for row in range(n - p):
            column = row + p
            inner = slice(row + 1, column)
            s = t[row, column] * (answer[column, column] - answer[row, row])
            s += t[row, inner] @ answer[inner, column] - answer[row, inner] @ t[inner, column]
            below = t[column, column] - t[row, row]
            answer[row, column] = s / below if below != 0 else s
            least = min(least, abs(below))
    answer = _real_if_close(exact(A), z @ answer @ z.conj().T)
    error = min(1, max(EPS, EPS / (least or EPS) * np.linalg.norm(np.triu(t, 1), 1)))
    if not np.any(np.isfinite(answer)):
        error = np.inf
    if disp:
        if error > 1000 * EPS:
            print("funm result may be inaccurate, approximate err =", error)
        return answer
    return answer, error


@batched("A")
def signm(A, disp=True):
    """The sign of a matrix."""
    A = _square(A)

    def rounded(x):
        real = np.real(x)
        return np.sign((np.abs(real) > 1e3 * EPS * np.amax(x)) * real)

    answer, error = funm(A, rounded, disp=0)
    limit = 1e3 * EPS
    if error >= limit:
        answer = A + 0.5 / np.linalg.norm(A, 2) * np.eye(len(A))
        for _ in range(100):
            before = error
            answer = 0.5 * (answer + np.linalg.inv(answer))
            half = 0.5 * (answer @ answer + answer)
            error = np.linalg.norm(half @ half - half, 1)
            if error < limit or before == error:
                break
        if disp and (not np.isfinite(error) or error >= limit):
            print("signm result may be inaccurate, approximate err =", error)
    return answer if disp else (answer, error)


@batched("A")
def fractional_matrix_power(A, t):
    """A matrix to any power."""
    A = _square(A)
    if t == int(t):
        return np.linalg.matrix_power(A, int(t))
    a = exact(A)
    whole, rest = (math.floor(t), t - math.floor(t))
    triangle, z = _schur(a)
    if np.any(np.diag(triangle) == 0):
        return np.full_like(a, np.nan)
    answer = z @ _exponential(rest * _log_of_triangle(triangle)) @ z.conj().T
    answer = np.linalg.matrix_power(a, whole) @ answer
    return _real_if_close(a, answer)


def _pair(A, wave):
    """expm(iA) in real and imaginary parts, or both halves of it where A is complex."""
    if np.iscomplexobj(A):
        up, down = expm(1j * A), expm(-1j * A)
        return 0.5 * (up + down) if wave == "cos" else -0.5j * (up - down)
    up = expm(1j * A)
    return up.real if wave == "cos" else up.imag


def cosm(A):
    """The cosine of a matrix."""
    return _pair(np.asarray(A), "cos")


def sinm(A):
    """The sine of a matrix."""
    return _pair(np.asarray(A), "sin")


@batched("A")
def tanm(A):
    """The tangent of a matrix."""
    A = _square(A)
    return _real_if_close(exact(A), np.linalg.solve(cosm(A), sinm(A)))


def coshm(A):
    """The hyperbolic cosine of a matrix."""
    A = np.asarray(A)
    return 0.5 * (expm(A) + expm(-A))


def sinhm(A):
    """The hyperbolic sine of a matrix."""
    A = np.asarray(A)
    return 0.5 * (expm(A) - expm(-A))


@batched("A")
def tanhm(A):
    """The hyperbolic tangent of a matrix."""
    A = _square(A)
    return _real_if_close(exact(A), np.linalg.solve(coshm(A), sinhm(A)))


def expm_frechet(A, E, method=None, compute_expm=True, check_finite=True):
    """The exponential and its derivative in the direction E."""
    A, E = np.asarray(A), np.asarray(E)
    if A.ndim != 2 or A.shape[0] != A.shape[1]:
        raise ValueError("expected A to be a square matrix")
    if E.ndim != 2 or E.shape[0] != E.shape[1]:
        raise ValueError("expected E to be a square matrix")
    if A.shape != E.shape:
        raise ValueError("expected A and E to be the same shape")
    if method not in (None, "SPS", "blockEnlarge"):
        raise ValueError("Unknown implementation " + str(method))
    n = len(A)
    whole = expm(np.block([[exact(A), exact(E)], [np.zeros((n, n)), exact(A)]]))
    return (whole[:n, :n], whole[:n, n:]) if compute_expm else whole[:n, n:]


def expm_cond(A, check_finite=True):
    """How much the exponential changes with its matrix, relative to both."""
    A = np.asarray_chkfinite(A) if check_finite else np.asarray(A)
    if A.ndim != 2 or A.shape[0] != A.shape[1]:
        raise ValueError("expected a square matrix")
    n = len(A)
    columns = [expm_frechet(A, np.eye(1, n * n, place).reshape(n, n).T, compute_expm=False).T.ravel() for place in range(n * n)]
    return np.linalg.norm(np.stack(columns, axis=1), 2) * np.linalg.norm(A, "fro") / np.linalg.norm(expm(A), "fro")
