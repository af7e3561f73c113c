# Singular values and spaces
import numpy as np
from scipy import linalg

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


a = np.array([[1.0, 2], [3, 4], [5, 6]])
u, s, vh = linalg.svd(a)
print(u.shape, s.round(10), vh.shape, np.allclose(u[:, :2] * s @ vh, a))
print([part.shape for part in linalg.svd(a, full_matrices=False)], linalg.svdvals(a).round(10))
print(linalg.diagsvd([1, 2], 2, 3).tolist(), np.abs(linalg.orth(np.array([[1.0, 1], [1, 1]]))).round(11).tolist())
n = linalg.null_space(np.array([[1.0, 1, 1]]))
print(n.shape, np.allclose(np.ones(3) @ n, 0))
print(linalg.subspace_angles(linalg.hadamard(4)[:, :2], linalg.hadamard(4)[:, 2:]).round(10), linalg.subspace_angles(np.eye(3)[:, :2], np.ones((3, 1))).round(11))
r, scale = linalg.orthogonal_procrustes(np.array([[2.0, 0, 1], [-2, 0, 0]]), np.fliplr(np.array([[2.0, 0, 1], [-2, 0, 0]])))
print((r.round(10) + 0).tolist(), round(float(scale), 10))
refused(lambda: linalg.svd(a, lapack_driver="best"))
refused(lambda: linalg.diagsvd([1, 2], 3, 3))
