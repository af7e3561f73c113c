# Least squares of sparse systems, with norms and conditions.
import numpy as np
from scipy.sparse import csc_matrix
from scipy.sparse.linalg import lsmr, lsqr

A = csc_matrix([[1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])
print([np.round(value, 9).tolist() for value in lsqr(A, np.array([1.0, 0.01, -1.0]))])
print([np.round(value, 9).tolist() for value in lsqr(A, np.array([1.0, 2.0, 5.0]), damp=0.5, calc_var=True)])
print([np.round(value, 9).tolist() for value in lsmr(A, np.array([1.0, 2.0, 5.0]))])
print([np.round(value, 9).tolist() for value in lsmr(A, np.array([1.0, 2.0, 5.0]), damp=0.5)])
