# QR factorisation
import numpy as np

a = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
q, r = np.linalg.qr(a)
sign = np.sign(np.diag(r))
print(np.round(q * sign, 6), np.round(r * sign[:, None], 6) + 0.0)
print(np.allclose(q @ r, a), np.allclose(q.T @ q, np.eye(2)), np.linalg.qr(a, mode="complete")[0].shape, np.linalg.qr(a, mode="r").shape)
