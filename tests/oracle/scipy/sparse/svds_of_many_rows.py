# Singular values of large matrices, taller and wider than square.
import numpy as np
from scipy.sparse import random_array
from scipy.sparse.linalg import LinearOperator, svds

A = random_array((20_000, 3000), density=0.001, rng=np.random.default_rng(1)).tocsr()
for matrix in (A, A.T.tocsr()):
    u, s, vt = svds(matrix, k=6)
    print(u.shape, s.round(9), vt.shape)
    print(np.abs(matrix @ vt.T - u * s).max() < 1e-9, np.abs(matrix.T @ u - vt.T * s).max() < 1e-9)
    print(np.abs(u.T @ u - np.eye(6)).max() < 1e-9, np.abs(vt @ vt.T - np.eye(6)).max() < 1e-9)
print(svds(A, k=3, return_singular_vectors=False, ncv=30, v0=np.ones(3000)).round(9))
u, s, vt = svds(A, k=3, return_singular_vectors="vh")
print(u, s.round(9), vt.shape)
u, s, vt = svds(A, k=3, return_singular_vectors="u")
print(u.shape, s.round(9), vt)
print(svds(A * (1 + 0.5j), k=3)[1].round(9))
twice = LinearOperator(A.shape, lambda x: 2 * (A @ x), rmatvec=lambda x: 2 * (A.T @ x), dtype=float)
print(svds(twice, k=3)[1].round(8))
low = np.outer(np.arange(2000.0), np.ones(700)) + np.outer(np.ones(2000), np.arange(700.0) % 13)
print(svds(low, k=2)[1].round(6))
for wrong in ({"k": 3000}, {"ncv": 3}, {"tol": -1}, {"v0": np.ones(5)}, {"maxiter": 0}, {"v0": np.ones(3000, dtype=int)}):
    try:
        svds(A, **{"k": 4, **wrong})
    except ValueError as error:
        print(error)
