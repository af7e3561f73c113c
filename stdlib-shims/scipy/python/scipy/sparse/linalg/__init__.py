"""Solvers, eigenvalues and functions of sparse matrices and of operators."""

import _rooms

_WHERE = _rooms.table(
    _operator="LinearOperator aslinearoperator",
    _direct="MatrixRankWarning SuperLU factorized is_sptriangular spbandwidth splu spsolve spsolve_triangular use_solver",
    _functions="expm expm_multiply inv matrix_power",
    _krylov="bicg bicgstab cg cgs gmres",
    _minres="minres",
    _least="lsmr lsqr",
    _eigen="ArpackError ArpackNoConvergence eigs eigsh",
    _singular="svds",
    _norm="norm onenormest",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE, "dsolve eigen interface isolve matfuncs")
