# Matrices of nothing and of one entry
import numpy as np
from scipy import linalg

np.set_printoptions(precision=12)
e = np.empty((0, 0))
print(linalg.inv(e).shape, linalg.det(e), linalg.expm(e).shape, linalg.eigvals(e).shape, linalg.solve(e, np.empty((0, 2))).shape)
print(linalg.expm([[2.0]]).round(10), linalg.sqrtm(np.array([[4.0]])), linalg.inv([[4]]), linalg.solve([[4.0]], [2.0]), linalg.norm([[3.0, 4]]))
print(linalg.block_diag(), linalg.hilbert(1), linalg.svdvals(np.empty((0, 3))))
