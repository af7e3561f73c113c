# A few eigenvalues of matrices that are not symmetric, sorted here.
import numpy as np
from scipy.sparse import csc_matrix
from scipy.sparse.linalg import eigs

np.set_printoptions(precision=12)
A = csc_matrix(np.diag(np.arange(1.0, 9.0)) + 0.5 * np.eye(8, k=2) - 2.0 * np.eye(8, k=-1))
for which in ("LM", "LR", "SR"):
    values, vectors = eigs(A, k=4, which=which)
    order = np.lexsort((values.imag, values.real))
    print(which, values[order].round(9), np.abs(A @ vectors - vectors * values).max() < 1e-7)
print(np.sort_complex(eigs(A, k=2, sigma=4.2)[0]).round(9))
try:
    eigs(A, k=8)
except TypeError as error:
    print(error)
