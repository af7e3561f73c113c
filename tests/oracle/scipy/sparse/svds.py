# A few singular values and their vectors.
import numpy as np
from scipy.sparse import csc_matrix
from scipy.sparse.linalg import svds

np.set_printoptions(precision=12)
A = csc_matrix(np.arange(20.0).reshape(5, 4) % 7)
u, s, vt = svds(A, k=2)
print(s.round(9), u.shape, vt.shape)
print(np.abs(u @ np.diag(s) @ vt).round(9)[:2])
print(svds(A, k=2, which="SM", return_singular_vectors=False).round(9))
print(svds(A, k=3, return_singular_vectors="vh")[0])
try:
    svds(A, k=4)
except ValueError as error:
    print(error)
