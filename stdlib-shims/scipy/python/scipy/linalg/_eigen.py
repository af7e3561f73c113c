"""Eigenvalues, Schur and Hessenberg forms."""

import warnings

import numpy as np
from numpy.linalg import LinAlgError

import _scipy_linalg as native
from scipy._refusals import refuse
from scipy.linalg._checks import batched, exact, like, square, validated
from scipy.linalg._pairs import eigen_of_pair
from scipy.linalg._solving import substitute


def _pairs(w, homogeneous):
    return np.vstack([w, np.ones_like(w)]) if homogeneous else w


@batched("a")
def eig(a, b=None, left=False, right=True, overwrite_a=False, overwrite_b=False, check_finite=True, homogeneous_eigvals=False):
    """Eigenvalues, with left and right eigenvectors as columns."""
    a1 = square(a, check_finite=check_finite)
    n = len(a1)
    if b is not None and n:
        b1 = square(b, check_finite=check_finite)
        if b1.shape != a1.shape:
            raise ValueError("a and b must have the same shape")
        return eigen_of_pair(a1, b1, left, right, homogeneous_eigvals)
    if n == 0:
        w, vectors = np.empty(0, complex), np.empty((0, 0), complex)
        return (_pairs(w, homogeneous_eigvals), *([vectors] * (left + right))) if left or right else _pairs(w, homogeneous_eigvals)
    found = native.eigen(exact(a1))
    if found is None:
        raise LinAlgError("eig algorithm (geev) did not converge (only eigenvalues with order >= 0 have converged)")
    w, vectors = found
    w = like(w, a1)
    # A real matrix with real eigenvalues has real vectors.
    narrow = (lambda v: v.real) if a1.dtype.kind != "c" and np.all(w.imag == 0) else (lambda v: v)
    w = _pairs(w, homogeneous_eigvals)
    if not (left or right):
        return w
    answer = (w,)
    if left:
        back = np.linalg.inv(vectors).conj().T
        back = back / np.linalg.norm(back, axis=0)
        if a1.dtype.kind == "c" or not np.all(w.imag == 0):
            place = np.argmax(np.abs(back), axis=0)
            phase = back[place, np.arange(n)]
            back = back * (np.conj(phase) / np.abs(phase))
        answer += (like(narrow(back), a1),)
    return answer + ((like(narrow(vectors), a1),) if right else ())


def eigvals(a, b=None, overwrite_a=False, check_finite=True, homogeneous_eigvals=False):
    """The eigenvalues of a matrix."""
    return eig(a, b=b, left=0, right=0, check_finite=check_finite, homogeneous_eigvals=homogeneous_eigvals)


def _chosen(w, n, by_index, by_value):
    if by_index is not None and by_value is not None:
        raise ValueError("Either index or value subset can be requested.")
    if by_index is not None:
        low, high = (int(end) for end in by_index)
        if not (0 <= low <= high < n):
            raise ValueError(
                f"Requested eigenvalue indices are not valid. Valid range is [0, {n - 1}] and start <= end, but start={low}, "
                f"end={high} is given"
            )
        return slice(low, high + 1)
    low, high = by_value
    if not (-np.inf <= low < high <= np.inf):
        raise ValueError(
            f"Requested eigenvalue bounds are not valid. Valid range is (-inf, inf) and low < high, but low={low}, high={high} is given"
        )
    return (w > low) & (w <= high)


DRIVERS = ("ev", "evd", "evr", "evx", "gv", "gvd", "gvx")


@batched("a")
def eigh(
    a, b=None, *, lower=True, eigvals_only=False, overwrite_a=False, overwrite_b=False, type=1, check_finite=True,
    subset_by_index=None, subset_by_value=None, driver=None
):
    """Eigenvalues in rising order and eigenvectors of a symmetric or Hermitian matrix, or of a pair of them."""
    if driver not in (None, *DRIVERS):
        raise ValueError('"{}" is unknown. Possible values are "None", "{}".'.format(driver, '", "'.join(DRIVERS)))
    a1 = square(a, 'expected square "a" matrix', check_finite)
    n = len(a1)
    if n == 0:
        return np.empty(0) if eigvals_only else (np.empty(0), np.empty((0, 0)))
    half = "L" if lower else "U"
    if b is None:
        if driver in ("gv", "gvx", "gvd"):
            raise ValueError(f"{driver} requires input b array to be supplied for generalized eigenvalue problems.")
        w, v = np.linalg.eigh(exact(a1), half)
    else:
        w, v = _pair_of(a1, b, half, type, driver, check_finite)
    w, v = like(w, a1), like(v, a1)
    if subset_by_index is not None or subset_by_value is not None:
        kept = _chosen(w, n, subset_by_index, subset_by_value)
        if driver in ("ev", "evd", "gv", "gvd"):
            raise ValueError(f'"{driver}" cannot compute subsets of eigenvalues')
        w, v = w[kept], v[:, kept]
    return w if eigvals_only else (w, v)


def _pair_of(a1, b, half, kind, driver, check_finite):
    b1 = square(b, 'expected square "b" matrix', check_finite)
    if b1.shape != a1.shape:
        raise ValueError(f"wrong b dimensions {b1.shape}, should be {a1.shape}")
    if kind not in (1, 2, 3):
        raise ValueError('"type" keyword only accepts 1, 2, and 3.')
    if driver in ("ev", "evd", "evr", "evx"):
        raise ValueError(f'"{driver}" does not accept input b array for standard eigenvalue problems.')
    whole = lambda m: np.tril(m) + np.tril(m, -1).conj().T if half == "L" else np.triu(m) + np.triu(m, 1).conj().T
    first, second = whole(exact(a1)), whole(exact(b1))
    try:
        root = np.linalg.cholesky(second)
    except LinAlgError:
        for order in range(1, len(second) + 1):
            try:
                np.linalg.cholesky(second[:order, :order])
            except LinAlgError:
                raise LinAlgError(
                    f"The leading minor of order {order} of B is not positive definite. The factorization of B could not be completed and "
                    "no eigenvalues or eigenvectors were computed."
                ) from None
        raise
    if kind == 1:
        inner = substitute(root, substitute(root, first, True).conj().T, True)
        w, v = np.linalg.eigh((inner + inner.conj().T) / 2)
        return w, substitute(root.conj().T, v, False)
    w, v = np.linalg.eigh(root.conj().T @ first @ root)
    return w, substitute(root.conj().T, v, False) if kind == 2 else root @ v


def eigvalsh(
    a, b=None, *, lower=True, overwrite_a=False, overwrite_b=False, type=1, check_finite=True, subset_by_index=None,
    subset_by_value=None, driver=None
):
    """The eigenvalues of a symmetric or Hermitian matrix."""
    return eigh(
        a, b=b, lower=lower, eigvals_only=True, type=type, check_finite=check_finite, subset_by_index=subset_by_index,
        subset_by_value=subset_by_value, driver=driver
    )


_SORTS = {
    "lhp": lambda w: w.real < 0.0, "rhp": lambda w: w.real >= 0.0, "iuc": lambda w: abs(w) <= 1.0, "ouc": lambda w: abs(w) > 1.0,
}


def _choice(sort, is_real):
    """Whether an eigenvalue is to come first."""
    if isinstance(sort, str) and sort in _SORTS:
        return _SORTS[sort]
    if not callable(sort):
        raise ValueError("'sort' parameter must either be 'None', or a callable, or one of ('lhp','rhp','iuc','ouc')")
    return (lambda w: bool(sort(w.real, w.imag))) if is_real else (lambda w: bool(sort(w)))


def _sorted(t, z, values, choose):
    found = native.reorder(t, z, np.array([float(choose(w)) for w in values]))
    if found is None:
        raise LinAlgError("Eigenvalues could not be separated for reordering.")
    t, z, values, count = found
    if not all(choose(w) for w in values[:count]):
        raise LinAlgError("Leading eigenvalues do not satisfy sort condition.")
    return t, z, count


def schur(a, output="real", lwork=None, overwrite_a=False, sort=None, check_finite=True):
    """A (quasi-)triangle and a unitary matrix z with a = z t z*; with `sort`, chosen eigenvalues first and how many they are."""
    if output not in ("real", "complex", "r", "c"):
        raise ValueError("argument must be 'real', or 'complex'")
    a1 = square(a, check_finite=check_finite)
    wide = exact(a1)
    wide = wide.astype(complex) if output in ("complex", "c") else wide
    choose = None if sort is None else _choice(sort, wide.dtype.kind != "c")
    if wide.size == 0:
        return (np.empty_like(wide), np.empty_like(wide)) + ((0,) if choose else ())
    found = native.schur(wide)
    if found is None:
        raise LinAlgError("Schur form not found. Possibly ill-conditioned.")
    if choose is None:
        return like(found[0], a1), like(found[1], a1)
    t, z, count = _sorted(*found, choose)
    return like(t, a1), like(z, a1), count


def rsf2csf(T, Z, check_finite=True):
    """The complex Schur form from the real one."""
    Z, T = (validated(part, check_finite) for part in (Z, T))
    for name, part in (("Z", Z), ("T", T)):
        if part.ndim != 2 or part.shape[0] != part.shape[1]:
            raise ValueError(f"Input '{name}' must be square.")
    if T.shape[0] != Z.shape[0]:
        raise ValueError(f"Input array shapes must match: Z: {Z.shape} vs. T: {T.shape}")
    n, T, Z = len(T), T.astype(complex), Z.astype(complex)
    for m in range(n - 1, 0, -1):
        if abs(T[m, m - 1]) > np.finfo(float).eps * (abs(T[m - 1, m - 1]) + abs(T[m, m])):
            mu = native.eigen(T[m - 1 : m + 1, m - 1 : m + 1].copy())[0] - T[m, m]
            length = np.hypot(abs(mu[0]), abs(T[m, m - 1]))
            cosine, sine = mu[0] / length, T[m, m - 1] / length
            turn = np.array([[np.conj(cosine), sine], [-sine, cosine]])
            T[m - 1 : m + 1, m - 1 :] = turn @ T[m - 1 : m + 1, m - 1 :]
            T[: m + 1, m - 1 : m + 1] = T[: m + 1, m - 1 : m + 1] @ turn.conj().T
            Z[:, m - 1 : m + 1] = Z[:, m - 1 : m + 1] @ turn.conj().T
        T[m, m - 1] = 0.0
    return T, Z


@batched("a")
def hessenberg(a, calc_q=False, overwrite_a=False, check_finite=True):
    """The form with nothing below the first subdiagonal, and the unitary matrix that leads to it."""
    a1 = square(a, check_finite=check_finite)
    if len(a1) <= 2:
        return (exact(a1), np.eye(len(a1))) if calc_q else exact(a1)
    h, q = native.hessenberg(exact(a1))
    return (like(h, a1), like(q, a1)) if calc_q else like(h, a1)


def cdf2rdf(w, v):
    """Blocks of real numbers in place of pairs of complex eigenvalues, and their vectors."""
    w, v = np.asarray(w), np.asarray(v)
    if w.ndim < 1:
        raise ValueError("expected w to be at least 1D")
    if v.ndim < 2:
        raise ValueError("expected v to be at least 2D")
    if v.ndim != w.ndim + 1:
        raise ValueError("expected eigenvectors array to have exactly one dimension more than eigenvalues array")
    if w.ndim > 1:
        refuse("scipy.linalg.cdf2rdf() of stacked arrays")
    n = len(w)
    if v.shape[-1] != n:
        raise ValueError("expected the same number of eigenvalues as eigenvectors")
    apart = np.flatnonzero(w.imag)
    if len(apart) % 2:
        raise ValueError("expected complex-conjugate pairs of eigenvalues")
    first, second = apart[::2], apart[1::2]
    blocks = np.diag(w.real)
    blocks[first, second], blocks[second, first] = w.imag[first], w.imag[second]
    # The columns of a pair become the imaginary part, turned about, and the real part of the first of them.
    real = np.array(v.real)
    real[:, first], real[:, second] = -v.imag[:, first], v.real[:, first]
    return blocks, real


def matrix_balance(A, permute=True, scale=True, separate=False, overwrite_a=False):
    """A similar matrix whose rows and columns have sizes alike, and the transformation."""
    a = np.atleast_2d(validated(A))
    if a.shape[0] != a.shape[1]:
        raise ValueError("The data matrix for balancing should be square.")
    balanced, low, high, factors, exchanged = native.balance(exact(a), bool(permute), bool(scale))
    order = np.arange(len(a))
    for place in [*range(len(a) - 1, high, -1), *range(low)]:
        other = int(exchanged[place])
        order[[place, other]] = order[[other, place]]
    if separate:
        return balanced, (factors, order)
    return balanced, np.diag(factors)[np.argsort(order)]
