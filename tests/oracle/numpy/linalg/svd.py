# singular values
import numpy as np

a = np.array([[3.0, 2.0, 2.0], [2.0, 3.0, -2.0]])
u, s, vt = np.linalg.svd(a)
print(u.shape, np.round(s, 6), vt.shape, np.allclose(u @ np.diag(s) @ vt[:2], a))
u, s, vt = np.linalg.svd(a, full_matrices=False)
print(u.shape, s.shape, vt.shape, np.allclose((u * s) @ vt, a), np.round(np.linalg.svd(a, compute_uv=False), 6), np.round(np.linalg.svdvals(a), 6))
