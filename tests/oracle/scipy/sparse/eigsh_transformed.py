# Weights, shifts and what they are applied with.
import numpy as np
from scipy.sparse import diags_array
from scipy.sparse.linalg import ArpackError, LinearOperator, aslinearoperator, eigsh, splu

n = 3000
A = diags_array([-np.ones(n - 1), np.arange(n) / 100 + 2.5, -np.ones(n - 1)], offsets=[-1, 0, 1]).tocsc()
M = diags_array(np.linspace(1.0, 3.0, n)).tocsc()
for options in ({}, {"which": "SA"}, {"sigma": 3.0}, {"sigma": 2.0, "mode": "buckling"}, {"sigma": 2.0, "mode": "cayley"}):
    weight = None if options.get("mode") == "buckling" else M
    values, vectors = eigsh(A, k=4, M=weight, **options)
    right = vectors if weight is None else M @ vectors
    print(options, values.round(9), np.abs(A @ vectors - right * values).max() < 1e-8)
solve = LinearOperator((n, n), splu((A - 3 * M).tocsc()).solve, dtype=float)
print(eigsh(A, k=4, M=M, sigma=3.0, OPinv=solve)[0].round(9))
print(eigsh(aslinearoperator(A), k=4, which="LA")[0].round(9))
print(eigsh(A, k=5, which="BE")[0].round(9), eigsh(A, k=4, which="SA", return_eigenvectors=False).round(9))
print(eigsh(A.astype(np.float32), k=2, which="LA")[0].dtype)
H = (A + 1j * diags_array(np.full(n - 1, 0.3), offsets=1) - 1j * diags_array(np.full(n - 1, 0.3), offsets=-1)).tocsr()
values, vectors = eigsh(H, k=4, which="LA")
print(np.sort(values).round(9), values.dtype, vectors.dtype)
try:
    eigsh(A, k=4, v0=np.zeros(n))
except ArpackError as error:
    print(error)
for wrong in ({"ncv": 4}, {"which": "LR"}, {"maxiter": 0}, {"Minv": A}, {"OPinv": A}, {"mode": "other", "sigma": 1.0}):
    try:
        eigsh(A, k=4, **wrong)
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
