# Eigenvalues and vectors in LAPACK's order
import numpy as np
from scipy import linalg

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


a = np.array([[0.0, -1], [1, 0]])
print(linalg.eigvals(a))
w, v = linalg.eig(np.array([[4.0, 1, 2], [0, 3, 1], [1, 0, 2]]))
print(w.round(10).tolist(), v.round(11).tolist())
w, left, right = linalg.eig(np.array([[1.0, 2], [3, 4]]), left=True)
print(w.round(10), left.round(11).tolist(), right.round(11).tolist())
w, v = linalg.eig(np.array([[0.0, 1, 0], [0, 0, 1], [1, 0, 0]]))
print(w.round(11).tolist(), np.abs(v).round(11).tolist())
print(linalg.eig(np.diag([1.0, 2]), homogeneous_eigvals=True)[0].tolist())
refused(lambda: linalg.eig(np.ones((2, 3))))
refused(lambda: linalg.eigvals([[np.inf, 1], [1, 1]]))
