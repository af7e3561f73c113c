# The cosine-sine decomposition of orthogonal and unitary matrices
import numpy as np
from scipy import linalg


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


q = np.linalg.qr(np.cos(np.arange(49.0) ** 2).reshape(7, 7))[0]
unitary = np.linalg.qr(np.cos(np.arange(36.0) ** 2).reshape(6, 6) + 1j * np.sin(np.arange(36.0)).reshape(6, 6))[0]
for x, p, first in ((q, 3, 3), (q, 2, 4), (q, 4, 2), (q, 5, 5), (q, 1, 6), (unitary, 3, 3), (unitary, 2, 5), (unitary, 4, 1)):
    for swap in (False, True):
        u, cs, vh = linalg.cossin(x, p=p, q=first, swap_sign=swap)
        print(np.allclose(u @ cs @ vh, x), np.allclose(u.conj().T @ u, np.eye(len(x))), np.allclose(vh @ vh.conj().T, np.eye(len(x))))
        print((cs.round(8) + 0.0).tolist())
    (u1, u2), theta, (v1, v2) = linalg.cossin(x, p=p, q=first, separate=True)
    print(u1.shape, u2.shape, theta.round(8).tolist(), v1.shape, v2.shape)
u, cs, vh = linalg.cossin((q[:3, :3], q[:3, 3:], q[3:, :3], q[3:, 3:]))
print(np.allclose(u @ cs @ vh, q))
u, cs, vh = linalg.cossin(np.eye(4), p=2, q=2)
print(np.allclose(u @ cs @ vh, np.eye(4)), (cs.round(9) + 0.0).tolist())
turned = np.roll(np.eye(4), 2, axis=0)
u, cs, vh = linalg.cossin(turned, p=2, q=2)
print(np.allclose(u @ cs @ vh, turned), (np.abs(cs).round(9) + 0.0).tolist())
refused(lambda: linalg.cossin(np.eye(4), p=5, q=1))
refused(lambda: linalg.cossin(np.eye(4), p=1, q=7))
refused(lambda: linalg.cossin(np.ones((3, 4)), p=1, q=1))
refused(lambda: linalg.cossin(3))
refused(lambda: linalg.cossin([np.eye(2), np.eye(2)]))
refused(lambda: linalg.cossin([np.eye(2), np.eye(3), np.eye(2), np.eye(2)]))
