# tensordot, kron, inner, vdot
import numpy as np

a = np.arange(6).reshape(2, 3)
b = np.arange(6).reshape(3, 2)
print(np.tensordot(a, b, axes=1), np.tensordot(a, a, axes=([1], [1])), np.tensordot(a, b, axes=([0, 1], [1, 0])), np.tensordot([1, 2], [3, 4], axes=0))
print(np.kron([1, 2], [10, 1]), np.kron(np.eye(2), [[1, 2]]), np.inner([1, 2], [3, 4]), np.inner(a, a), np.vdot([1, 2j], [3, 4]), np.trace(np.arange(9).reshape(3, 3)), np.trace(np.arange(9).reshape(3, 3), offset=1))
