# systems, inverses, orthogonality
import numpy as np

a = np.array([[4, -2, 1], [-2, 4, -2], [1, -2, 4]], dtype=float)
b = np.array([11, -16, 17], dtype=float)
x = np.linalg.solve(a, b)
print(x.round(6), np.allclose(a @ x, b), np.linalg.det(a).round(4), np.linalg.matrix_rank(a), np.trace(a))
print(np.round(np.linalg.inv(a), 4), np.round(np.linalg.eigvalsh(a), 4), np.round(np.linalg.cholesky(a), 4) + 0.0)
q, r = np.linalg.qr(a)
print(np.allclose(q @ q.T, np.eye(3)), np.allclose(q @ r, a), np.round(np.linalg.norm(a), 4))
