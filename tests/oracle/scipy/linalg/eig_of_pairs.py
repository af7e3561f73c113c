# Eigenvalues of pairs of matrices
import numpy as np
from scipy import linalg


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


def ordered(w):
    return w[np.lexsort((w.imag.round(7), w.real.round(7)))].round(9) + 0.0


a = np.array([[2.0, 1, 3, 0], [0, 1, 4, 2], [5, 2, 1, 1], [1, 0, 2, 3]])
b = np.array([[4.0, 1, 0, 2], [1, 3, 1, 0], [0, 1, 5, 1], [2, 0, 1, 6]])
turning = np.array([[0.0, 2, 0, 1], [-3, 0, 1, 0], [0, 1, 0, 5], [1, 0, -4, 1]])
for first in (a, turning, a + 1j * turning):
    w, left, right = linalg.eig(first, b, left=True)
    print(ordered(w), w.dtype, right.dtype)
    print(np.abs(first @ right - b @ right * w).max() < 1e-12, np.abs(left.conj().T @ first - w[:, None] * (left.conj().T @ b)).max() < 1e-12)
    print(np.linalg.norm(right, axis=0).round(12), np.linalg.norm(left, axis=0).round(12))
print(ordered(linalg.eigvals(a, b)), ordered(linalg.eigvals(turning, b)))
singular = np.diag([1.0, 2.0, 3.0, 0.0])
w = linalg.eigvals(np.eye(4), singular)
print(sorted(w.real.round(9)), np.abs(w.imag).max())
pairs = linalg.eig(a, b, homogeneous_eigvals=True, right=False)
print(pairs.shape, ordered(pairs[0] / pairs[1]))
w, v = linalg.eig(a, b)
order = np.lexsort((w.imag.round(7), w.real.round(7)))
print(np.abs(v[:, order]).round(8).tolist())
refused(lambda: linalg.eig(a, b[:3]))
refused(lambda: linalg.eig(a, b[:3, :3]))
refused(lambda: linalg.eigvals(a, b * np.nan))
