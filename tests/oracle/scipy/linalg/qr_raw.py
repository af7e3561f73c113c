# QR as LAPACK leaves it: the reflections below the triangle, and their factors
import numpy as np
from scipy import linalg

a = np.array([[1.0, 2, 3], [4, 5, 6], [7, 8, 10], [1, 0, 1]])
for matrix in (a, a.T, a + 1j * a[::-1]):
    (packed, tau), r = linalg.qr(matrix, mode="raw")
    print(*((part.round(9) + 0.0).tolist() for part in (packed, tau, r)))
(packed, tau), r, order = linalg.qr(a, mode="raw", pivoting=True)
print(packed.round(9).tolist(), tau.round(9).tolist(), r.shape, order.tolist())
(packed, tau), r = linalg.qr(np.zeros((2, 2)), mode="raw")
print(packed.tolist(), tau.tolist())
print(linalg.qr(a.astype(np.float32), mode="raw")[0][0].dtype)
