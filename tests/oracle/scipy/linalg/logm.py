# Logarithms and roots of matrices
import numpy as np
from scipy import linalg

a = np.array([[1.0, 3], [1, 4]])
print(linalg.logm(a).round(10).tolist(), linalg.sqrtm(a).round(10).tolist())
print(linalg.logm(linalg.expm(np.array([[0.1, 0.2], [0.3, 0.4]]))).round(11).tolist())
print(linalg.sqrtm(np.array([[-1.0, 0], [0, 4]])).round(10).tolist(), (linalg.logm(-np.eye(2)).round(10) + 0).tolist())
print(linalg.fractional_matrix_power(a, 0.5).round(10).tolist(), linalg.fractional_matrix_power(a, 2).tolist(), linalg.fractional_matrix_power(a, -0.5).round(10).tolist())
print(linalg.sqrtm(np.array([[2.0, 1, 0], [0, 2, 1], [0, 0, 2]])).round(11).tolist())
