# Matrices of special shapes
import numpy as np
from scipy import linalg


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


print(linalg.toeplitz([1, 2, 3], [1, 4, 5, 6]).tolist(), linalg.toeplitz([1, 2j]).tolist())
print(linalg.circulant([1, 2, 3]).tolist(), linalg.hankel([1, 17, 99]).tolist(), linalg.hankel([1, 2, 3], [3, 7, 7, 8]).tolist())
print(linalg.hadamard(4).tolist(), linalg.leslie([0.1, 2, 1], [0.2, 0.8]).tolist())
print(linalg.block_diag([[1, 0], [0, 1]], [[3, 4, 5]], 7).tolist())
print(linalg.companion([1, -10, 31, -30]).tolist(), linalg.helmert(3).round(11).tolist())
print(linalg.fiedler([1, 4, 12]).tolist(), linalg.fiedler_companion([1.0, -16, 86, -176, 105]).tolist())
print(linalg.khatri_rao([[1, 2], [3, 4]], [[5, 6], [7, 8]]).tolist())
refused(lambda: linalg.hadamard(3))
refused(lambda: linalg.companion([0, 1]))
refused(lambda: linalg.leslie([1, 2], [3, 4]))
print(linalg.block_diag(np.ones((2, 1, 1)), [[2, 3]]).tolist())
