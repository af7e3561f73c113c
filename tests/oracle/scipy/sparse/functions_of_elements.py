# Functions that leave zero zero.
import numpy as np
from scipy.sparse import csr_matrix

np.set_printoptions(precision=12)
matrix = csr_matrix([[0, 0.25], [-4, 1]])
print(abs(matrix).sqrt().toarray(), matrix.sign().toarray())
print(matrix.expm1().toarray().round(10), matrix.floor().toarray())
print(matrix.conj().toarray(), np.round((matrix * 1j).toarray(), 10))
print(matrix.todense())
print(type(matrix.todense()).__name__, type(matrix.toarray()).__name__)
