# Matrices put together from others.
from scipy import sparse

A, B = sparse.csr_matrix([[1, 2]]), sparse.csr_matrix([[3, 4]])
print(sparse.vstack([A, B]).toarray())
print(sparse.hstack([A, B]).toarray())
print(sparse.bmat([[A, None], [None, B]]).toarray())
print(sparse.block_diag((A, [[5]])).toarray())
print(sparse.kron(sparse.eye(2), A).toarray())
print(sparse.kronsum(sparse.eye(2), [[1, 1], [0, 1]]).toarray())
print(sparse.tril([[1, 2], [3, 4]]).toarray().tolist(), sparse.triu([[1, 2], [3, 4]], k=1).toarray().tolist())
print(sparse.vstack([A, B]).format, sparse.identity(2).format)
