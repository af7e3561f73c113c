"""Systems with few diagonals, and with the shapes of Toeplitz and of circulants."""

import numpy as np
from numpy.linalg import LinAlgError

import _scipy_linalg as native
from scipy.linalg._checks import exact, like, validated
from scipy.linalg._factors import cho_solve, cholesky
from scipy.linalg._eigen import eigh
from scipy.linalg._shapes import toeplitz


def _full(n_lower, n_upper, ab):
    """The matrix whose diagonals are rows."""
    n = ab.shape[1]
    a = np.zeros((n, n), dtype=ab.dtype)
    for row in range(n_lower + n_upper + 1):
        offset = n_upper - row
        if abs(offset) < n:
            places = np.arange(max(0, offset), n + min(0, offset))
            a[places - offset, places] = ab[row, places]
    return a


def solve_banded(l_and_u, ab, b, overwrite_ab=False, overwrite_b=False, check_finite=True):
    """The x with a @ x = b, where ab holds the diagonals of a as rows."""
    a1, b1 = validated(ab, check_finite), validated(b, check_finite)
    if a1.shape[-1] != b1.shape[0]:
        raise ValueError("shapes of ab and b are not compatible.")
    n_lower, n_upper = (int(part) for part in l_and_u)
    if n_lower + n_upper + 1 != a1.shape[0]:
        raise ValueError(
            f"invalid values for the number of lower and upper diagonals: l+u+1 ({n_lower + n_upper + 1}) does not equal "
            f"ab.shape[0] ({a1.shape[0]})"
        )
    if b1.size == 0:
        return np.empty_like(b1, dtype=float)
    if a1.shape[-1] == 1:
        return b1 / a1[1, 0] if a1.shape[0] > 1 else b1 / a1[0, 0]
    side = exact(b1)
    x = native.banded(exact(a1), side.reshape(len(side), -1), n_lower, n_upper)
    if x is None:
        raise LinAlgError("singular matrix")
    return like(x.reshape(b1.shape), a1, b1)


def _hermitian(ab, lower):
    """The full matrix of a Hermitian band."""
    n_off = ab.shape[0] - 1
    half = _full(n_off, 0, ab) if lower else _full(0, n_off, ab)
    return half + (np.tril(half, -1) if lower else np.triu(half, 1)).conj().T


def solveh_banded(ab, b, overwrite_ab=False, overwrite_b=False, lower=False, check_finite=True):
    """The x with a @ x = b for a positive definite band."""
    a1, b1 = validated(ab, check_finite), validated(b, check_finite)
    if a1.shape[-1] != b1.shape[0]:
        raise ValueError("shapes of ab and b are not compatible.")
    if b1.size == 0:
        return np.empty_like(b1, dtype=float)
    try:
        half = cholesky(_hermitian(exact(a1), lower), lower=True)
    except LinAlgError as error:
        raise LinAlgError(str(error).split("-")[0] + "th leading minor not positive definite") from None
    return like(cho_solve((half, True), exact(b1)), a1, b1)


def cholesky_banded(ab, overwrite_ab=False, lower=False, check_finite=True):
    """The Cholesky factor of a band, as a band."""
    ab = validated(ab, check_finite)
    try:
        half = cholesky(_hermitian(exact(ab), lower), lower=lower)
    except LinAlgError as error:
        raise LinAlgError(str(error).split(" of ")[0] + " not positive definite") from None
    n_off, n = ab.shape[0] - 1, ab.shape[1]
    answer = np.zeros((n_off + 1, n), dtype=half.dtype)
    for row in range(n_off + 1):
        offset = row if lower else n_off - row
        if lower:
            answer[row, : n - offset] = np.diag(half, -offset)
        else:
            answer[row, offset:] = np.diag(half, offset)
    return like(answer, ab)


def cho_solve_banded(cb_and_lower, b, overwrite_b=False, check_finite=True):
    """The x with a @ x = b from what `cholesky_banded` gives."""
    cb, lower = cb_and_lower
    cb, b = validated(cb, check_finite), validated(b, check_finite)
    if cb.shape[-1] != b.shape[0]:
        raise ValueError("shapes of cb and b are not compatible.")
    n_off = cb.shape[0] - 1
    half = _full(n_off, 0, exact(cb)) if lower else _full(0, n_off, exact(cb))
    return cho_solve((half, lower), b)


def _selected(w, select, select_range):
    kind = {0: "a", 1: "v", 2: "i", "all": "a", "value": "v", "index": "i", "a": "a", "v": "v", "i": "i"}.get(
        select.lower() if isinstance(select, str) else select
    )
    if kind is None:
        raise ValueError("invalid argument for select")
    if kind == "a":
        return slice(None)
    limits = np.asarray(select_range)
    if limits.ndim != 1 or limits.size != 2 or limits[1] < limits[0]:
        raise ValueError("select_range must be a 2-element array-like in nondecreasing order")
    if kind == "v":
        return (w > limits[0]) & (w <= limits[1])
    if limits.dtype.char.lower() not in "hilqp":
        raise ValueError(f'when using select="i", select_range must contain integers, got dtype {limits.dtype} ({limits.dtype.char})')
    if limits[0] < 0 or limits[1] >= len(w):
        raise ValueError("select_range out of bounds")
    return slice(int(limits[0]), int(limits[1]) + 1)


def eig_banded(a_band, lower=False, eigvals_only=False, overwrite_a_band=False, select="a", select_range=None, max_ev=0, check_finite=True):
    """Eigenvalues and vectors of a Hermitian band."""
    band = validated(a_band, check_finite)
    if band.ndim != 2:
        raise ValueError("expected a 2-D array")
    w, v = eigh(_hermitian(exact(band), lower))
    kept = _selected(w, select, select_range)
    return w[kept] if eigvals_only else (w[kept], v[:, kept])


def eigvals_banded(a_band, lower=False, overwrite_a_band=False, select="a", select_range=None, check_finite=True):
    """Eigenvalues of a Hermitian band."""
    return eig_banded(a_band, lower, True, False, select, select_range, 0, check_finite)


def eigh_tridiagonal(d, e, eigvals_only=False, select="a", select_range=None, check_finite=True, tol=0.0, lapack_driver="auto"):
    """Eigenvalues and vectors of a symmetric matrix with three diagonals."""
    d, e = validated(d, check_finite), validated(e, check_finite)
    for part in (d, e):
        if part.ndim != 1:
            raise ValueError("expected a 1-D array")
        if part.dtype.kind == "c":
            raise TypeError("Only real arrays currently supported")
    if d.size != e.size + 1:
        raise ValueError(f"d ({d.size}) must have one more element than e ({e.size})")
    drivers = ("auto", "stemr", "sterf", "stebz", "stev", "stevd")
    if not isinstance(lapack_driver, str):
        raise TypeError("lapack_driver must be str")
    if lapack_driver not in drivers:
        raise ValueError(f"lapack_driver must be one of {drivers}, got {lapack_driver}")
    w, v = eigh(np.diag(d.astype(float)) + np.diag(e.astype(float), -1))
    kept = _selected(w, select, select_range)
    return w[kept] if eigvals_only else (w[kept], v[:, kept])


def eigvalsh_tridiagonal(d, e, select="a", select_range=None, check_finite=True, tol=0.0, lapack_driver="auto"):
    """Eigenvalues of a symmetric matrix with three diagonals."""
    return eigh_tridiagonal(d, e, True, select, select_range, check_finite, tol, lapack_driver)


def _column_and_row(c_or_cr, check_finite):
    if isinstance(c_or_cr, tuple):
        return tuple(np.ravel(validated(part, check_finite)) for part in c_or_cr)
    c = np.ravel(validated(c_or_cr, check_finite))
    return c, c.conjugate()


def solve_toeplitz(c_or_cr, b, check_finite=True):
    """The x with toeplitz(c, r) @ x = b."""
    c, r = _column_and_row(c_or_cr, check_finite)
    if b is None:
        raise ValueError("`b` must be an array, not None.")
    b = validated(b, check_finite)
    if len(c) != len(r) or len(r) != b.shape[0]:
        raise ValueError("Incompatible dimensions.")
    try:
        return np.linalg.solve(toeplitz(exact(c), exact(r)), exact(b))
    except LinAlgError:
        raise LinAlgError("Singular principal minor") from None


def matmul_toeplitz(c_or_cr, x, check_finite=False, workers=None):
    """toeplitz(c, r) @ x by Fourier transforms."""
    c, r = _column_and_row(c_or_cr, check_finite)
    x = validated(x, check_finite)
    flat, wide = x.ndim == 1, x.reshape(x.shape[0], -1)
    if len(r) != x.shape[0]:
        raise ValueError("Incompatible dimensions.")
    strip = np.concatenate((c, r[-1:0:-1]))
    n = len(strip)
    if any(np.iscomplexobj(part) for part in (strip, x)):
        answer = np.fft.ifft(np.fft.fft(strip)[:, None] * np.fft.fft(wide, n, axis=0), axis=0)[: len(c)]
    else:
        answer = np.fft.irfft(np.fft.rfft(strip)[:, None] * np.fft.rfft(wide, n, axis=0), n, axis=0)[: len(c)]
    return answer[:, 0] if flat else answer.reshape((len(c),) + x.shape[1:])


def solve_circulant(c, b, singular="raise", tol=None, caxis=-1, baxis=0, outaxis=0):
    """The x with circulant(c) @ x = b."""
    c, b = np.atleast_1d(c), np.atleast_1d(b)
    if c.shape[caxis] != b.shape[baxis]:
        raise ValueError(f"Shapes of c {c.shape} and b {b.shape} are incompatible")
    fc = np.fft.fft(np.moveaxis(c, caxis, -1), axis=-1)
    sizes = np.abs(fc)
    if tol is None:
        tol = sizes.max(axis=-1) * fc.shape[-1] * np.finfo(float).eps
        tol = tol[..., None] if np.ndim(tol) else tol
    near = sizes <= tol
    if np.any(near):
        if singular == "raise":
            raise LinAlgError("near singular circulant matrix.")
        fc = np.where(near, 1, fc)
    q = np.fft.fft(np.moveaxis(b, baxis, -1), axis=-1) / fc
    if np.any(near):
        q = np.where(np.broadcast_to(near, q.shape), 0, q)
    x = np.fft.ifft(q, axis=-1)
    x = x if np.iscomplexobj(c) or np.iscomplexobj(b) else x.real
    return np.moveaxis(x, -1, outaxis) if outaxis != -1 else x
