# Systems with few diagonals
import numpy as np
from scipy import linalg

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


ab = np.array([[0.0, 0, -1, -1, -1], [0, 2, 2, 2, 2], [5, 4, 3, 2, 1], [1, 1, 1, 1, 0]])
b = np.array([0.0, 1, 2, 2, 3])
print(linalg.solve_banded((1, 2), ab, b).round(10))
upper = np.array([[0.0, 1, 1, 1], [5, 6, 7, 8]])
print(linalg.solveh_banded(upper, [1.0, 2, 3, 4]).round(11))
c = linalg.cholesky_banded(upper)
print(c.round(10).tolist(), linalg.cho_solve_banded((c, False), [1.0, 2, 3, 4]).round(11))
print(linalg.eigvals_banded(upper).round(10), linalg.eigvalsh_tridiagonal([1.0, 2, 3], [4.0, 5]).round(10))
w, v = linalg.eigh_tridiagonal([3.0, 3, 3, 3], [-1.0, -1, -1], select="i", select_range=(0, 1))
print(w.round(10), v.shape)
refused(lambda: linalg.solve_banded((1, 1), ab, b))
refused(lambda: linalg.solve_banded((1, 2), ab, b[:3]))
refused(lambda: linalg.solveh_banded(-upper, [1.0, 2, 3, 4]))
