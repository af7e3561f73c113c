# Distances and kernels of sparse rows.
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.metrics.pairwise import cosine_distances, cosine_similarity, euclidean_distances, linear_kernel, pairwise_distances, rbf_kernel

X, Y = csr_matrix([[1.0, 0, 2], [0, 3, 0], [0, 0, 0]]), csr_matrix([[1.0, 1, 0], [0, 0, 4]])
print(cosine_similarity(X).round(10).tolist(), cosine_similarity(X, Y).round(11).tolist(), cosine_similarity(X, Y.toarray()).round(11).tolist())
sparse = cosine_similarity(X, dense_output=False)
print(sparse.format, sparse.toarray().round(10).tolist(), linear_kernel(X, Y).tolist(), linear_kernel(X, dense_output=False).nnz)
print(cosine_distances(X, Y).round(10).tolist(), euclidean_distances(X, Y).round(10).tolist(), rbf_kernel(X, gamma=0.1).round(10).tolist())
print(pairwise_distances(X, metric="cosine").round(10).tolist(), pairwise_distances(X, Y, metric="manhattan").tolist())
try:
    cosine_similarity(X, Y[:, :2])
except ValueError as e:
    print(e)
