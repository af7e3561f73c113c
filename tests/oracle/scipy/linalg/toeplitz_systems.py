# Systems with the shape of Toeplitz and of circulants
import numpy as np
from scipy import linalg

np.set_printoptions(precision=12)
c, r = np.array([1.0, 3, 6, 10]), np.array([1.0, -1, -2, -3])
b = np.array([1.0, 2, 2, 5])
print(linalg.solve_toeplitz((c, r), b).round(10))
print(linalg.solve_toeplitz([2.0, 1, 0], [1.0, 2, 3]).round(10))
print(linalg.matmul_toeplitz((c, r), np.array([1.0, 2, 0, 1])).round(9))
print(linalg.solve_circulant([2.0, 2, 4], [1.0, 2, 3]).round(11))
try:
    linalg.solve_circulant([1.0, 1, 0, 0], np.arange(4.0))
except linalg.LinAlgError as error:
    print(error)
print(linalg.solve_circulant([1.0, 1, 0, 0], np.arange(4.0), singular="lstsq").round(10))
