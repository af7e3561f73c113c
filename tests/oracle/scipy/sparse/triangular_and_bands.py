# Whether a matrix is triangular, and how far elements lie from the diagonal.
import numpy as np
from scipy.sparse import csc_array, diags_array, eye_array, tril
from scipy.sparse.linalg import is_sptriangular, spbandwidth, spsolve_triangular

A = diags_array([[1.0] * 4, [2.0] * 5, [3.0] * 3], offsets=[-1, 0, 2]).tocsc()
print(spbandwidth(A), spbandwidth(eye_array(3, format="csr")), is_sptriangular(tril(A, format="csc")), is_sptriangular(A))
lower = tril(A, format="csr")
print(spsolve_triangular(lower, np.arange(5.0)).round(10))
print(spsolve_triangular(lower.T.tocsr(), np.arange(5.0), lower=False).round(11))
print(spsolve_triangular(lower, np.arange(5.0), unit_diagonal=True).round(10))
