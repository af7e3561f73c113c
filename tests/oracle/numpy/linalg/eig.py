# eigenvalues of general matrices
import numpy as np

w, v = np.linalg.eig(np.array([[2.0, 0.0], [0.0, 3.0]]))
print(np.sort(w), np.abs(v))
a = np.array([[4.0, 1.0], [2.0, 3.0]])
w, v = np.linalg.eig(a)
print(np.round(np.sort(w), 6), np.allclose(a @ v, v * w))
w = np.linalg.eigvals([[0, -1], [1, 0]])
print(np.round(np.sort_complex(w), 6), w.dtype)
r = np.linalg.eig(a)
print(type(r).__name__, sorted(np.round(r.eigenvalues, 6).tolist()))
