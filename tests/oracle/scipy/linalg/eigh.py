# Eigenvalues of symmetric matrices, some of them, and of pairs
import numpy as np
from scipy import linalg

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


a = np.array([[6.0, 3, 1, 5], [3, 0, 5, 1], [1, 5, 6, 2], [5, 1, 2, 2]])
w, v = linalg.eigh(a)
print(w.round(10), np.allclose(a @ v, v * w))
print(linalg.eigvalsh(a, subset_by_index=[0, 1]).round(10), linalg.eigvalsh(a, subset_by_value=[0, np.inf]).round(9))
b = np.diag([1.0, 2, 3, 4])
for kind in (1, 2, 3):
    print(linalg.eigvalsh(a, b, type=kind).round(10))
print(linalg.eigvalsh(np.array([[1, 2j], [-2j, 3]])).round(10))
refused(lambda: linalg.eigh(a, subset_by_index=[2, 7]))
refused(lambda: linalg.eigh(a, driver="best"))
refused(lambda: linalg.eigh(a, -b))
refused(lambda: linalg.eigh(a, np.eye(3)))
