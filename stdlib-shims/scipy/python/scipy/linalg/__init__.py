"""Linear algebra: systems, decompositions, functions of matrices, and matrices of special shapes."""

from numpy.linalg import LinAlgError

import _rooms

_WHERE = _rooms.table(
    _checks="LinAlgWarning bandwidth ishermitian issymmetric",
    _solving="solve inv det lstsq pinv pinvh solve_triangular",
    _banded="solve_banded solveh_banded solve_toeplitz solve_circulant matmul_toeplitz cholesky_banded cho_solve_banded eig_banded "
    "eigvals_banded eigh_tridiagonal eigvalsh_tridiagonal",
    _factors="lu lu_factor lu_solve cholesky cho_factor cho_solve ldl polar",
    _orthogonal="qr rq qr_multiply",
    _eigen="eig eigh eigvals eigvalsh schur rsf2csf hessenberg cdf2rdf matrix_balance",
    _pairs="qz ordqz",
    _cosine_sine="cossin",
    _singular="svd svdvals diagsvd orth null_space subspace_angles orthogonal_procrustes norm",
    _functions="expm logm sqrtm funm signm fractional_matrix_power cosm sinm tanm coshm sinhm tanhm expm_frechet expm_cond",
    _shapes="toeplitz circulant hankel hadamard leslie block_diag companion helmert hilbert invhilbert pascal invpascal dft fiedler "
    "fiedler_companion convolution_matrix khatri_rao",
    _equations="solve_sylvester solve_continuous_lyapunov solve_lyapunov solve_discrete_lyapunov solve_continuous_are solve_discrete_are",
)
__all__ = sorted([*_WHERE, "LinAlgError"])
__getattr__ = _rooms.doors(__name__, _WHERE, "blas cython_blas cython_lapack interpolative lapack")
