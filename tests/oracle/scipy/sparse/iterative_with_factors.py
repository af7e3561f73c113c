# An incomplete start for iterative solvers: preconditioned by a diagonal or by factors.
import numpy as np
from scipy.sparse import diags, random
from scipy.sparse.linalg import LinearOperator, bicgstab, cg, gmres, splu

np.set_printoptions(precision=12)
A = (random(40, 40, density=0.1, random_state=1) + diags(np.arange(5.0, 45.0))).tocsc()
b = np.cos(np.arange(40.0))
factors = splu(A)
M = LinearOperator(A.shape, factors.solve)
for solver in (bicgstab, gmres):
    rounds = []
    options = {"callback_type": "pr_norm"} if solver is gmres else {}
    x, info = solver(A, b, M=M, rtol=1e-10, callback=rounds.append, **options)
    print(solver.__name__, info, len(rounds) <= 2, np.linalg.norm(A @ x - b) < 1e-8)
S = (A + A.T).tocsc()
print(cg(S, b, M=diags(1 / S.diagonal()), rtol=1e-9)[0][:4].round(11), cg(S.toarray(), b, rtol=1e-9)[0][:4].round(11))
