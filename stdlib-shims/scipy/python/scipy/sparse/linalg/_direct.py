"""Linear systems of sparse matrices, solved by factors."""

import warnings

import _scipy_sparse as native
import numpy as np

from scipy._refusals import refuse

from .._base import container, issparse
from .._kinds import SparseEfficiencyWarning

_ORDERS = ("NATURAL", "MMD_ATA", "MMD_AT_PLUS_A", "COLAMD")


class MatrixRankWarning(UserWarning):
    """A matrix that cannot be inverted."""

    __module__ = "scipy.sparse.linalg._dsolve.linsolve"


def use_solver(**kwargs):
    """Only one solver is here; another one is refused."""
    if kwargs.get("useUmfpack"):
        refuse("scipy.sparse.linalg.use_solver(useUmfpack=True)")


def _columns(A, name):
    if not (issparse(A) and A.format == "csc"):
        A = container("csc", True)(A)
        if name:
            warnings.warn(f"{name} converted its input to CSC format", SparseEfficiencyWarning, stacklevel=3)
    return A


def _as_floats(A):
    A = A._tidy()
    return A if A.dtype.kind in "fc" else A.astype(np.float64)


class SuperLU:
    """The factors of a matrix whose rows and columns were permuted."""

    def __init__(self, A, permc_spec, threshold):
        self.shape, self._kind = A.shape, A.dtype
        self._work = np.dtype(np.complex128 if A.dtype.kind == "c" else np.float64)
        n = A.shape[0]
        pattern = (A.indptr, A.indices)
        order = np.arange(n) if permc_spec == "NATURAL" else native.fill_reducing_order(*pattern)
        self._lower, self._upper, rows, columns = native.factorize(*pattern, A.data.astype(self._work), order, threshold)
        self._orders = rows, columns
        self.perm_r = rows.astype(np.int32)
        self.perm_c = np.argsort(columns).astype(np.int32)

    def _triangle(self, parts):
        starts, places, values = parts
        made = container("csc", True)((values.astype(self._kind), places, starts), shape=self.shape)
        made.sort_indices()
        return made

    @property
    def L(self):
        """The lower factor, with ones on its diagonal."""
        return self._triangle(self._lower)

    @property
    def U(self):
        """The upper factor."""
        return self._triangle(self._upper)

    @property
    def nnz(self):
        """How many elements both factors hold."""
        return len(self._lower[2]) + len(self._upper[2])

    def solve(self, rhs, trans="N"):
        """The solution for one vector or for columns; `trans` for the transpose (T) or the adjoint (H)."""
        rhs = np.asarray(rhs)
        if trans not in ("N", "T", "H"):
            raise ValueError("trans must be N, T, or H")
        if rhs.ndim not in (1, 2) or rhs.shape[0] != self.shape[0]:
            raise ValueError("b is of incompatible size")
        if rhs.dtype.kind == "c" and self._work.kind != "c":
            return self.solve(rhs.real, trans) + 1j * self.solve(rhs.imag, trans)
        rows = np.ascontiguousarray(np.atleast_2d(rhs.T).astype(self._work))
        found = native.factor_solve(self._lower, self._upper, self._orders, rows, trans)
        found = found.reshape(-1) if rhs.ndim == 1 else np.ascontiguousarray(found.T)
        return found.astype(np.result_type(self._kind, np.float32)) if self._kind == np.float32 else found


def splu(A, permc_spec=None, diag_pivot_thresh=None, relax=None, panel_size=None, options=None):
    """The factors of a square sparse matrix."""
    A = _as_floats(_columns(A, "splu"))
    if A.shape[0] != A.shape[1]:
        raise ValueError("can only factor square matrices")
    options = dict(options or {})
    permc_spec = options.pop("ColPerm", permc_spec)
    diag_pivot_thresh = options.pop("DiagPivotThresh", diag_pivot_thresh)
    # None of these changes what is solved.
    options = {name: value for name, value in options.items() if name not in ("Equil", "SymmetricMode", "PrintStat")}
    if options:
        refuse(f"scipy.sparse.linalg.splu(options={options!r})")
    if permc_spec is not None and permc_spec not in _ORDERS:
        raise ValueError(f"invalid value for 'ColPerm' parameter: {permc_spec!r}")
    threshold = 1.0 if diag_pivot_thresh is None else float(diag_pivot_thresh)
    try:
        return SuperLU(A, permc_spec, threshold)
    except RuntimeError:
        raise RuntimeError("Factor is exactly singular") from None


def factorized(A):
    """A function that solves for one right side after another."""
    return splu(A).solve


def spsolve(A, b, permc_spec=None, use_umfpack=True):
    """The solution of A x = b, dense, or sparse where b is a sparse matrix."""
    if not (issparse(A) and A.format in ("csc", "csr")):
        A = container("csc", True)(A)
        warnings.warn("spsolve requires A be CSC or CSR matrix format", SparseEfficiencyWarning, stacklevel=2)
    b_is_sparse = issparse(b)
    if not b_is_sparse:
        b = np.asarray(b)
    is_vector = b.ndim == 1 or (b.ndim == 2 and b.shape[1] == 1)
    A = _as_floats(A)
    kind = np.promote_types(A.dtype, b.dtype)
    n_rows, n_columns = A.shape
    if n_rows != n_columns:
        raise ValueError(f"matrix must be square (has shape {(n_rows, n_columns)})")
    if n_rows != b.shape[0]:
        raise ValueError(f"matrix - rhs dimension mismatch ({A.shape} - {b.shape[0]})")
    if b_is_sparse and not is_vector:
        return _solve_sparse(A.astype(kind), b)
    dense = (b.toarray() if b_is_sparse else b).astype(kind)
    try:
        found = SuperLU(_as_floats(A.tocsc()), permc_spec, 1.0).solve(dense)
    except RuntimeError:
        warnings.warn("Matrix is exactly singular", MatrixRankWarning, stacklevel=2)
        found = np.full(dense.shape, np.nan, dtype=kind)
    return found.ravel() if is_vector else found


def _solve_sparse(A, b):
    if A.format != "csc":
        warnings.warn("splu converted its input to CSC format", SparseEfficiencyWarning, stacklevel=3)
    if b.format != "csc":
        warnings.warn(
            "spsolve is more efficient when sparse b is in the CSC matrix format", SparseEfficiencyWarning, stacklevel=3,
        )
    try:
        found = SuperLU(_as_floats(A.tocsc()), None, 1.0).solve(b.toarray())
    except RuntimeError:
        raise RuntimeError("Factor is exactly singular") from None
    rows, columns = np.nonzero(found)
    return type(A)((found[rows, columns].astype(A.dtype), (rows, columns)), shape=b.shape)


def spsolve_triangular(A, b, lower=True, overwrite_A=False, overwrite_b=False, unit_diagonal=False):
    """The solution of A x = b, where A is triangular."""
    from numpy.linalg import LinAlgError
    if not (issparse(A) and A.format in ("csc", "csr")):
        warnings.warn("CSC or CSR matrix format is required. Converting to CSC matrix.", SparseEfficiencyWarning, stacklevel=2)
        A = container("csc", True)(A)
    if A.shape[0] != A.shape[1]:
        raise ValueError(f"A must be a square matrix but its shape is {A.shape}.")
    b = np.asanyarray(b)
    diagonal = A.diagonal()
    if not unit_diagonal and np.any(diagonal == 0):
        raise LinAlgError("A is singular: zero entry on diagonal.")
    if b.ndim not in (1, 2):
        raise ValueError(f"b must have 1 or 2 dims but its shape is {b.shape}.")
    if A.shape[0] != b.shape[0]:
        raise ValueError(
            "The size of the dimensions of A must be equal to the size of the first dimension of b but the shape of A is "
            f"{A.shape} and the shape of b is {b.shape}."
        )
    coo = A.tocoo()
    kept = coo.row > coo.col if lower else coo.row < coo.col
    places = np.arange(A.shape[0])
    values = np.concatenate([coo.data[kept], np.ones(len(places)) if unit_diagonal else diagonal])
    triangle = container("csc", True)(
        (values, (np.concatenate([coo.row[kept], places]), np.concatenate([coo.col[kept], places]))), shape=A.shape,
    )
    kind = np.promote_types(np.promote_types(A.dtype, np.float32), b.dtype)
    # The order of elimination leaves a triangle as it is: no element appears that was zero.
    work = _as_floats(triangle if lower else triangle[::-1, ::-1].tocsc())
    found = SuperLU(work, "NATURAL", 0.0).solve((b if lower else b[::-1]).astype(kind))
    return found if lower else found[::-1].copy()


def _places(A):
    coo = A.tocoo()
    return coo.row, coo.col


def is_sptriangular(A):
    """Whether a sparse matrix is lower triangular, and whether upper."""
    if not issparse(A):
        warnings.warn("is_sptriangular needs sparse and not BSR format. Converting to CSR.", SparseEfficiencyWarning, stacklevel=2)
        A = container("csr", True)(A)
    rows, columns = _places(A)
    lower, upper = (columns <= rows).all(), (columns >= rows).all()
    return (lower, upper) if lower or upper else (False, False)


def spbandwidth(A):
    """How far elements lie below and above the diagonal."""
    if not issparse(A):
        warnings.warn("spbandwidth needs sparse format not LIL and BSR. Converting to CSR.", SparseEfficiencyWarning, stacklevel=2)
        A = container("csr", True)(A)
    rows, columns = _places(A)
    gap = columns.astype(np.int64) - rows
    return (max(-int(gap.min()), 0), max(int(gap.max()), 0)) if gap.size else (0, 0)
