# Iterative solvers and whether they arrived.
import numpy as np
from scipy.sparse import diags
from scipy.sparse.linalg import bicg, bicgstab, cg, cgs, gmres, minres

np.set_printoptions(precision=12)
A = diags([[-1.0] * 19, [2.2] * 20, [-1.0] * 19], [-1, 0, 1]).tocsc()
b = np.sin(np.arange(20.0))
for solver in (cg, bicg, bicgstab, cgs, gmres, minres):
    x, info = solver(A, b, rtol=1e-10)
    print(solver.__name__, info, np.linalg.norm(A @ x - b) < 1e-8, x[:3].round(9))
seen = []
x, info = cg(A, b, callback=lambda x: seen.append(1), maxiter=3)
print(info, len(seen), cg(A, np.zeros(20))[1])
x, info = cg(A, b, M=diags(1 / A.diagonal()), x0=np.ones(20), rtol=1e-9)
print(info, x[-2:].round(9))
