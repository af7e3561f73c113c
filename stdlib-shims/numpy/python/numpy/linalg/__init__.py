"""Linear algebra: systems, inverses, decompositions, norms. Matrices may come in stacks, in the leading dimensions."""

from collections import namedtuple

import _numpy_linalg as native
from _numpy import absolute, asarray, dot, empty, float64, int32, isfinite, matmul, ndarray, sqrt, where, zeros

from .._products import cross as _cross3, outer as _any_outer, tensordot, trace as _trace, vecdot
from .._shaping import matrix_transpose

__all__ = [
    "LinAlgError", "cholesky", "cond", "cross", "det", "diagonal", "eig", "eigh", "eigvals", "eigvalsh", "inv", "lstsq", "matmul",
    "matrix_norm", "matrix_power", "matrix_rank", "matrix_transpose", "multi_dot", "norm", "outer", "pinv", "qr", "slogdet", "solve",
    "svd", "svdvals", "tensordot", "tensorinv", "tensorsolve", "trace", "vecdot", "vector_norm",
]

EigResult = namedtuple("EigResult", ["eigenvalues", "eigenvectors"])
EighResult = namedtuple("EighResult", ["eigenvalues", "eigenvectors"])
QRResult = namedtuple("QRResult", ["Q", "R"])
SlogdetResult = namedtuple("SlogdetResult", ["sign", "logabsdet"])
SVDResult = namedtuple("SVDResult", ["U", "S", "Vh"])

_EPS = 2.220446049250313e-16


class LinAlgError(ValueError):
    """A matrix on which the operation cannot be done."""


def _matrix(a):
    """The matrix in the native form, and the dtype its results have."""
    a = asarray(a)
    if a.ndim < 2:
        raise LinAlgError(f"{a.ndim}-dimensional array given. Array must be at least two-dimensional")
    if a.dtype.kind not in "biufc":
        raise TypeError(f"array type {a.dtype} is unsupported in linalg")
    kind = a.dtype if a.dtype.kind in "fc" else asarray(0.0).dtype
    work = a.astype(complex if a.dtype.kind == "c" else float, copy=False)
    return (work if work.flags.c_contiguous else work.copy("C")), kind


def _square(a):
    work, kind = _matrix(a)
    if work.shape[-1] != work.shape[-2]:
        raise LinAlgError("Last 2 dimensions of the array must be square")
    return work, kind


def _back(result, kind):
    """Results of float32 matrices are float32 again."""
    if kind.name == "float32":
        return result.astype(kind if result.dtype.kind != "c" else result.dtype)
    return result


def _found(result, text):
    if result is None:
        raise LinAlgError(text)
    return result


def _finite(a):
    if not isfinite(a).all():
        raise LinAlgError("Array must not contain infs or NaNs")


def solve(a, b):
    """The x for which a @ x equals b."""
    a, kind = _square(a)
    b = asarray(b)
    if b.dtype.kind == "c" and a.dtype.kind != "c":
        a = a.astype(complex)
    b = b.astype(a.dtype)
    if kind.name == "float32" and asarray(b).dtype.name == "float64":
        kind = asarray(0.0).dtype if a.dtype.kind != "c" else a.dtype
    vector = b.ndim == 1
    if vector:
        b = b[:, None]
    if b.shape[-2] != a.shape[-1]:
        name = "solve1" if vector else "solve"
        sign = "(m,m),(m)->(m)" if vector else "(m,m),(m,n)->(m,n)"
        raise ValueError(f"{name}: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature {sign} (size {b.shape[-2]} is different from {a.shape[-1]})")
    from .._broadcasting import broadcast_shapes, broadcast_to
    lead = broadcast_shapes(a.shape[:-2], b.shape[:-2])
    a = broadcast_to(a, lead + a.shape[-2:]).copy("C")
    b = broadcast_to(b, lead + b.shape[-2:]).copy("C")
    result = _back(_found(native.solve(a, b), "Singular matrix"), kind)
    return result[..., 0] if vector else result


def inv(a):
    """The inverse of a matrix."""
    a, kind = _square(a)
    return _back(_found(native.inv(a), "Singular matrix"), kind)


def det(a):
    """The determinant."""
    a, kind = _square(a)
    return asarray(_back(asarray(native.det(a)), kind))[()]


def slogdet(a):
    """The sign of the determinant and the logarithm of its size."""
    a, kind = _square(a)
    sign, size = native.slogdet(a)
    return SlogdetResult(*[_back(asarray(part), kind)[()] for part in (sign, size)])


def cholesky(a, /, *, upper=False):
    """The triangular factor of a positive definite matrix."""
    a, kind = _square(a)
    return _back(_found(native.cholesky(a, bool(upper)), "Matrix is not positive definite"), kind)


def _real_if_all_real(values, *others):
    if (values.imag == 0).all():
        return (values.real.copy(), *[other.real.copy() for other in others])
    return (values, *others)


def eig(a):
    """Eigenvalues and, in columns, eigenvectors."""
    a, kind = _square(a)
    _finite(a)
    values, vectors = _found(native.eig(a), "Eigenvalues did not converge")
    if kind.kind != "c":
        values, vectors = _real_if_all_real(values, vectors)
    return EigResult(_back(values, kind), _back(vectors, kind))


def eigvals(a):
    """Eigenvalues."""
    a, kind = _square(a)
    _finite(a)
    values = _found(native.eigvals(a), "Eigenvalues did not converge")
    if kind.kind != "c":
        (values,) = _real_if_all_real(values)
    return _back(values, kind)


def _triangle(UPLO):
    letter = UPLO.upper()
    if letter not in ("L", "U"):
        raise ValueError("UPLO argument must be 'L' or 'U'")
    return letter == "L"


def eigh(a, UPLO="L"):
    """Eigenvalues in rising order and eigenvectors of a symmetric matrix."""
    lower = _triangle(UPLO)
    a, kind = _square(a)
    values, vectors = _found(native.eigh(a, lower), "Eigenvalues did not converge")
    return EighResult(_back(values, kind), _back(vectors, kind))


def eigvalsh(a, UPLO="L"):
    """Eigenvalues in rising order of a symmetric matrix."""
    lower = _triangle(UPLO)
    a, kind = _square(a)
    return _back(_found(native.eigvalsh(a, lower), "Eigenvalues did not converge"), kind)


def svd(a, full_matrices=True, compute_uv=True, hermitian=False):
    """Singular values, largest first, and the two orthogonal factors."""
    if hermitian:
        raise NotImplementedError("svd(hermitian=True)")
    a, kind = _matrix(a)
    if not compute_uv:
        return _back(_found(native.svdvals(a), "SVD did not converge"), kind)
    u, s, vh = _found(native.svd(a, bool(full_matrices)), "SVD did not converge")
    return SVDResult(_back(u, kind), _back(s, kind), _back(vh, kind))


def svdvals(x, /):
    """Singular values, largest first."""
    return svd(x, compute_uv=False)


def qr(a, mode="reduced"):
    """An orthogonal and an upper triangular factor."""
    if mode not in ("reduced", "complete", "r", "raw"):
        raise ValueError(f"Unrecognized mode '{mode}'")
    if mode == "raw":
        raise NotImplementedError("qr(mode='raw')")
    a, kind = _matrix(a)
    if mode == "r":
        return _back(native.qr(a, "r"), kind)
    q, r = native.qr(a, mode)
    return QRResult(_back(q, kind), _back(r, kind))


def lstsq(a, b, rcond=None):
    """The x that makes a @ x come nearest to b: (x, residuals, rank, singular values)."""
    a, kind = _matrix(a)
    b = asarray(b)
    vector = b.ndim == 1
    b = b[:, None] if vector else b
    if a.ndim != 2 or b.ndim != 2:
        raise LinAlgError(f"{a.ndim if a.ndim != 2 else b.ndim}-dimensional array given. Array must be two-dimensional")
    if a.shape[0] != b.shape[0]:
        raise LinAlgError("Incompatible dimensions")
    if b.dtype.kind == "c" and a.dtype.kind != "c":
        a = a.astype(complex)
    b = b.astype(a.dtype).copy("C")
    rows, columns = a.shape
    if rcond is None:
        rcond = _EPS * max(rows, columns)
    elif rcond == -1:
        rcond = _EPS
    # a column that is not finite has no answer of its own, and takes none from the others
    lost = ~isfinite(b).all(axis=0)
    x, rank, singular = _found(native.lstsq(a, where(lost, 0, b) if lost.any() else b, float(rcond)), "SVD did not converge in Linear Least Squares")
    if lost.any():
        x = where(lost, float("nan"), x)
    if rank == columns and rows > columns:
        rest = b - matmul(a, x)
        residuals = (absolute(rest) ** 2).sum(axis=0)
    else:
        residuals = zeros(0)
    return (x[:, 0] if vector else x), residuals, int32(rank), singular


def matrix_rank(A, tol=None, hermitian=False, *, rtol=None):
    """The number of singular values that are not next to nothing."""
    A = asarray(A)
    if A.ndim < 2:
        return int(not (A == 0).all())
    s = svd(A, compute_uv=False)
    if tol is None:
        relative = max(A.shape[-2:]) * _EPS if rtol is None else asarray(rtol)[..., None]
        tol = s.max(axis=-1, keepdims=True, initial=0) * relative
    else:
        tol = asarray(tol)[..., None]
    return (s > tol).sum(axis=-1)


def pinv(a, rcond=None, hermitian=False, *, rtol=None):
    """The pseudo-inverse of any matrix."""
    a = asarray(a)
    if rcond is None:
        rcond = 1e-15 if rtol is None else rtol
    rcond = asarray(rcond)
    if a.size == 0:
        return empty(a.shape[:-2] + (a.shape[-1], a.shape[-2]), a.dtype)
    u, s, vh = svd(a.conj(), full_matrices=False)
    large = s > rcond[..., None] * s.max(axis=-1, keepdims=True)
    s = where(large, 1 / where(large, s, 1), 0)
    return matmul(vh.swapaxes(-1, -2), s[..., None] * u.swapaxes(-1, -2))


def cond(x, p=None):
    """How much errors can grow: the size of a matrix times the size of its inverse."""
    x = asarray(x)
    if p is None or p == 2 or p == -2:
        s = svd(x, compute_uv=False)
        return (s[..., -1] / s[..., 0] if p == -2 else s[..., 0] / s[..., -1])[()]
    x, _ = _square(x)
    try:
        inverse = inv(x)
    except LinAlgError:
        if x.ndim == 2:
            return float64(float("inf"))
        raise
    return norm(x, p, axis=(-2, -1)) * norm(inverse, p, axis=(-2, -1))


def matrix_power(a, n):
    """A matrix multiplied by itself n times."""
    a = asarray(a)
    if a.ndim < 2:
        raise LinAlgError(f"{a.ndim}-dimensional array given. Array must be at least two-dimensional")
    if a.shape[-1] != a.shape[-2]:
        raise LinAlgError("Last 2 dimensions of the array must be square")
    from operator import index
    try:
        n = index(n)
    except TypeError:
        raise TypeError("exponent must be an integer") from None
    if n == 0:
        from _numpy import eye
        result = zeros(a.shape, a.dtype)
        result[...] = eye(a.shape[-1], dtype=a.dtype)
        return result
    if n < 0:
        a, n = inv(a), -n
    result = None
    while n:
        if n & 1:
            result = a if result is None else matmul(result, a)
        n >>= 1
        if n:
            a = matmul(a, a)
    return result.copy() if result is a else result


def multi_dot(arrays, *, out=None):
    """The product of several matrices, in the cheapest order."""
    arrays = [asarray(one) for one in arrays]
    if len(arrays) < 2:
        raise ValueError("Expecting at least two arrays.")
    if len(arrays) == 2:
        return dot(*arrays) if out is None else dot(*arrays, out=out)
    first_vector, last_vector = arrays[0].ndim == 1, arrays[-1].ndim == 1
    if first_vector:
        arrays[0] = arrays[0][None]
    if last_vector:
        arrays[-1] = arrays[-1][:, None]
    for one in arrays:
        if one.ndim != 2:
            raise LinAlgError(f"{one.ndim}-dimensional array given. Array must be two-dimensional")
    sizes = [one.shape[0] for one in arrays] + [arrays[-1].shape[1]]
    count = len(arrays)
    cost = [[0] * count for _ in range(count)]
    cut = [[0] * count for _ in range(count)]
    for length in range(1, count):
        for start in range(count - length):
            stop = start + length
            cost[start][stop], cut[start][stop] = min(
                (cost[start][middle] + cost[middle + 1][stop] + sizes[start] * sizes[middle + 1] * sizes[stop + 1], middle)
                for middle in range(start, stop)
            )

    def product(start, stop):
        if start == stop:
            return arrays[start]
        middle = cut[start][stop]
        return dot(product(start, middle), product(middle + 1, stop))

    result = product(0, count - 1)
    if first_vector and last_vector:
        result = result[0, 0]
    elif first_vector:
        result = result.ravel()
    elif last_vector:
        result = result.ravel()
    if out is not None:
        out[...] = result
        return out
    return result


def _vector_norm(x, order, axis, keepdims):
    inf = float("inf")
    if order is None or order == 2:
        squares = (x.conj() * x).real if x.dtype.kind == "c" else x * x
        return sqrt(squares.sum(axis=axis, keepdims=keepdims))
    if order == inf:
        return absolute(x).max(axis=axis, keepdims=keepdims, initial=0)
    if order == -inf:
        return absolute(x).min(axis=axis, keepdims=keepdims)
    if order == 0:
        return (x != 0).astype(x.real.dtype).sum(axis=axis, keepdims=keepdims)
    if order == 1:
        return absolute(x).sum(axis=axis, keepdims=keepdims)
    if isinstance(order, str):
        raise ValueError(f"Invalid norm order '{order}' for vectors")
    return (absolute(x) ** order).sum(axis=axis, keepdims=keepdims) ** (1 / order)


def _matrix_norm(x, order, axis, keepdims):
    from .._axes import normalize_axis_index
    from .._shaping import moveaxis
    row, column = (normalize_axis_index(one, x.ndim) for one in axis)
    if row == column:
        raise ValueError("Duplicate axes given.")
    inf = float("inf")
    if order in (None, "fro", "f"):
        squares = (x.conj() * x).real if x.dtype.kind == "c" else x * x
        result = sqrt(squares.sum(axis=(row, column)))
    elif order in (2, -2, "nuc"):
        s = svd(moveaxis(x, (row, column), (-2, -1)), compute_uv=False)
        result = s.sum(axis=-1) if order == "nuc" else s.max(axis=-1, initial=0) if order == 2 else s.min(axis=-1)
    elif order in (1, -1, inf, -inf):
        summed, reduced = (row, column) if order in (1, -1) else (column, row)
        sums = absolute(x).sum(axis=summed)
        reduced = reduced - 1 if reduced > summed else reduced
        result = sums.max(axis=reduced, initial=0) if order in (1, inf) else sums.min(axis=reduced)
    else:
        raise ValueError("Invalid norm order for matrices.")
    if keepdims:
        result = asarray(result).reshape([1 if place in (row, column) else length for place, length in enumerate(x.shape)])
    return result


def norm(x, ord=None, axis=None, keepdims=False):
    """The length of a vector or the size of a matrix."""
    if ord is None and axis is None and keepdims is False and type(x) is ndarray and x.ndim == 1 and x.dtype.kind == "f":
        return sqrt(dot(x, x))
    x = asarray(x)
    if x.dtype.kind not in "fc":
        x = x.astype(float)
    if axis is None:
        if ord is None or (ord in ("f", "fro") and x.ndim == 2) or (ord == 2 and x.ndim == 1):
            flat = x.ravel(order="K")
            if flat.dtype.kind == "c":
                result = sqrt(dot(flat.real, flat.real) + dot(flat.imag, flat.imag))
            else:
                result = sqrt(dot(flat, flat))
            return asarray(result).reshape((1,) * x.ndim) if keepdims else result
        axis = tuple(range(x.ndim))
    elif not isinstance(axis, tuple):
        axis = (axis,)
    if len(axis) == 1:
        return _vector_norm(x, ord, axis[0], keepdims)
    if len(axis) == 2:
        return _matrix_norm(x, ord, axis, keepdims)
    raise ValueError("Improper number of dimensions to norm.")


def vector_norm(x, /, *, axis=None, keepdims=False, ord=2):
    """The length of vectors, of the whole array if no axis is given."""
    x = asarray(x)
    if x.dtype.kind not in "fc":
        x = x.astype(float)
    if axis is None:
        result = _vector_norm(x.ravel(), ord, 0, False)
        return asarray(result).reshape((1,) * x.ndim) if keepdims else result
    return _vector_norm(x, ord, axis, keepdims)


def matrix_norm(x, /, *, keepdims=False, ord="fro"):
    """The size of matrices in the last two axes."""
    return norm(x, ord=ord, axis=(-2, -1), keepdims=keepdims)


def outer(x1, x2, /):
    """Every element of one vector times every element of another."""
    x1, x2 = asarray(x1), asarray(x2)
    if x1.ndim != 1 or x2.ndim != 1:
        raise ValueError(f"Input arrays must be one-dimensional, but they are x1.ndim={x1.ndim} and x2.ndim={x2.ndim}.")
    return _any_outer(x1, x2)


def cross(x1, x2, /, *, axis=-1):
    """The vector product in three dimensions."""
    x1, x2 = asarray(x1), asarray(x2)
    if x1.shape[axis] != 3 or x2.shape[axis] != 3:
        raise ValueError(f"Both input arrays must be (arrays of) 3-dimensional vectors, but they are {x1.shape[axis]} and {x2.shape[axis]} dimensional instead.")
    return _cross3(x1, x2, axis=axis)


def diagonal(x, /, *, offset=0):
    """The diagonals of matrices in the last two axes."""
    return asarray(x).diagonal(offset, -2, -1)


def trace(x, /, *, offset=0, dtype=None):
    """The sums of the diagonals of matrices in the last two axes."""
    return _trace(x, offset, -2, -1, dtype)


def tensorsolve(a, b, axes=None):
    """The x for which tensordot(a, x) equals b."""
    a, b = asarray(a), asarray(b)
    if axes is not None:
        order = [place for place in range(a.ndim) if place not in axes] + list(axes)
        a = a.transpose(order)
    shape = a.shape[-(a.ndim - b.ndim) :]
    size = 1
    for length in shape:
        size *= length
    if a.size != size**2:
        raise LinAlgError("Input arrays must satisfy the requirement             prod(a.shape[b.ndim:]) == prod(a.shape[:b.ndim])")
    return solve(a.reshape(size, size), b.ravel()).reshape(shape)


def tensorinv(a, ind=2):
    """The inverse of an array for tensordot."""
    a = asarray(a)
    if ind <= 0:
        raise ValueError("Invalid ind argument.")
    rows = 1
    for length in a.shape[ind:]:
        rows *= length
    return inv(a.reshape(rows, -1)).reshape(a.shape[ind:] + a.shape[:ind])
