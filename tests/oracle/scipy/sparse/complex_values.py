# Complex elements: adjoint, products, solutions.
import numpy as np
from scipy.sparse import csc_matrix
from scipy.sparse.linalg import eigsh, splu, spsolve

np.set_printoptions(precision=12)
A = csc_matrix([[2.0, 1j], [-1j, 3.0]])
print(A.conj().T.toarray(), A.getH().toarray(), A.real.toarray(), A.imag.toarray())
print(spsolve(A, [1.0, 1j]).round(11), splu(A).solve(np.array([1.0, 2.0]), "H").round(11))
print((A @ A).toarray(), A.dtype, abs(A).toarray())
print(np.sort(eigsh(csc_matrix(np.diag([1.0, 2.0, 3.0, 4.0]) + 0.5j * (np.eye(4, k=1) - np.eye(4, k=-1))), k=2)[0]).round(10))
