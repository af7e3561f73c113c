# A few eigenvalues of symmetric matrices.
import numpy as np
from scipy.sparse import csc_matrix, diags
from scipy.sparse.linalg import eigsh

np.set_printoptions(precision=12)
A = diags([[-1.0] * 29, [2.0] * 30, [-1.0] * 29], [-1, 0, 1]).tocsc()
for which in ("LM", "SM", "LA", "SA", "BE"):
    values, vectors = eigsh(A, k=3, which=which)
    print(which, values.round(9), np.abs(A @ vectors - vectors * values).max() < 1e-8)
print(eigsh(A, k=3, sigma=1.0)[0].round(9), eigsh(A, k=2, return_eigenvectors=False).round(9))
print(eigsh(A, k=2, M=diags(np.arange(1.0, 31.0)).tocsc(), which="LM")[0].round(9))
print(eigsh(np.diag([1.0, 5.0, 3.0, 2.0]), k=2)[0].round(9))
for wrong in (0, 30):
    try:
        eigsh(A, k=wrong)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
