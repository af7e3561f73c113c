# eigenvalues of symmetric matrices
import numpy as np

a = np.array([[2.0, -1.0, 0.0], [-1.0, 2.0, -1.0], [0.0, -1.0, 2.0]])
w, v = np.linalg.eigh(a)
v = v * np.sign(v[0])
print(np.round(w, 6), np.round(v, 6) + 0.0)
print(np.allclose(v @ np.diag(w) @ v.T, a), np.round(np.linalg.eigvalsh(a), 6))
