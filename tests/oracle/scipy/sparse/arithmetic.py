# Sums and products, by elements and by matrices.
import numpy as np
from scipy.sparse import csr_array, csr_matrix

a, b = csr_matrix([[1, 0], [2, 3]]), csr_matrix([[0, 4], [5, 0]])
print((a + b).toarray(), (a - b).toarray())
print((a @ b).toarray(), (a * b).toarray(), a.multiply(b).toarray())
print(a @ np.array([1, 2]), a.dot([[1], [2]]).tolist())
print((2 * a / 4).toarray(), (-a).toarray(), abs(-a).nnz)
print((a ** 2).toarray(), a.power(2).toarray())
x, y = csr_array([[1, 0], [2, 3]]), csr_array([[0, 4], [5, 6]])
print((x * y).toarray(), (x @ y).toarray(), (x ** 2).toarray())
