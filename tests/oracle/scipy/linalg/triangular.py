# Triangular systems
import numpy as np
from scipy import linalg

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


a = np.array([[3.0, 0, 0, 0], [2, 1, 0, 0], [1, 0, 1, 0], [1, 1, 1, 1]])
b = np.array([4.0, 2, 4, 2])
print(linalg.solve_triangular(a, b, lower=True).round(10))
print(linalg.solve_triangular(a, b, lower=True, trans=1).round(10))
print(linalg.solve_triangular(a.T, b).round(10), linalg.solve_triangular(a, b, lower=True, unit_diagonal=True).round(10))
refused(lambda: linalg.solve_triangular(np.zeros((2, 2)), [1, 2]))
refused(lambda: linalg.solve_triangular(np.ones((2, 3)), [1, 2]))
refused(lambda: linalg.solve_triangular(np.eye(2), [1, 2, 3]))
