# Eigenvalues of the Laplacian of a grid with 20,000 nodes, most of them double.
import numpy as np
from scipy.sparse import diags_array, eye_array, kron
from scipy.sparse.linalg import eigsh

n_rows, n_columns = 100, 200


def path(n):
    return diags_array([-np.ones(n - 1), 2 * np.ones(n), -np.ones(n - 1)], offsets=[-1, 0, 1])


A = (kron(path(n_rows), eye_array(n_columns)) + kron(eye_array(n_rows), path(n_columns))).tocsr()
print(A.shape, A.nnz)
for which in ("LA", "SA"):
    values, vectors = eigsh(A, k=5, which=which)
    print(which, values.round(10), vectors.shape, np.abs(A @ vectors - vectors * values).max() < 1e-9)
    print(np.abs(vectors.T @ vectors - np.eye(5)).max() < 1e-9)
values, vectors = eigsh(A.tocsc(), k=4, sigma=0)
print(values.round(12), np.abs(A @ vectors - vectors * values).max() < 1e-9)
print(eigsh(A.tocsc(), k=4, sigma=1.5)[0].round(10))
start = np.random.default_rng(2).normal(size=20_000)
print(eigsh(A, k=3, which="LA", tol=1e-8, ncv=40, v0=start, maxiter=1000)[0].round(7))
grid = [4 - 2 * np.cos(np.pi * i / (n_rows + 1)) - 2 * np.cos(np.pi * j / (n_columns + 1)) for i in range(1, 6) for j in range(1, 9)]
print(np.allclose(values, np.sort(grid)[:4], rtol=1e-10))
