# Comparisons give sparse matrices of truths.
from scipy.sparse import csr_matrix

a, b = csr_matrix([[1, 0], [2, 3]]), csr_matrix([[1, 4], [0, 3]])
print((a != b).toarray(), (a > 1).toarray(), (a < b).toarray())
print((a == b).toarray() if (a == b).nnz else "none")
print(a.maximum(b).toarray(), a.minimum(b).toarray())
print((a > b).dtype, (a != b).nnz)
