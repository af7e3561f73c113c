# A differential equation as a sparse system.
import numpy as np
from scipy.sparse import diags, eye, identity, kron
from scipy.sparse.linalg import spsolve

np.set_printoptions(precision=12)
n = 6
second = diags([1, -2, 1], [-1, 0, 1], shape=(n, n))
plane = kron(identity(n), second) + kron(second, identity(n))
solution = spsolve(plane.tocsc(), -np.ones(n * n)).reshape(n, n)
print(plane.shape, plane.nnz, solution.round(10)[:3], round(solution.max(), 10))
state = np.sin(np.linspace(0, np.pi, n))
for _ in range(3):
    state = spsolve((eye(n) - 0.1 * second).tocsc(), state)
print(state.round(11))
