# Inverse, powers and the exponential.
import numpy as np
from scipy.sparse import csc_matrix
from scipy.sparse.linalg import expm, expm_multiply, inv, matrix_power

np.set_printoptions(precision=12)
A = csc_matrix([[1.0, 0.0, 0.0], [0.5, 2.0, 0.0], [0.0, 0.0, 3.0]])
print(inv(A).toarray().round(10))
print(expm(A).toarray().round(9), expm(A).format)
print(expm_multiply(A, np.array([1.0, 2.0, 3.0])).round(9))
print(expm_multiply(A, np.ones(3), start=0, stop=1, num=3).round(9))
print(matrix_power(A, 3).toarray())
try:
    inv(np.eye(2))
except TypeError as error:
    print(error)
