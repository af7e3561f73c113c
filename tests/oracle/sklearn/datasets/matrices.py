"""Made matrices."""
import numpy as np
from sklearn.datasets import make_biclusters, make_checkerboard, make_low_rank_matrix, make_sparse_uncorrelated

print(np.linalg.svd(make_low_rank_matrix(8, 5, effective_rank=2, random_state=0))[1].round(10).tolist())
print(np.abs(make_low_rank_matrix(6, 4, effective_rank=2, random_state=0)[0]).round(11).tolist())
made, rows, columns = make_biclusters((6, 5), 2, noise=0.5, random_state=0)
print(made.round(11).tolist(), rows.tolist(), columns.tolist())
made, rows, columns = make_checkerboard((5, 4), (2, 2), random_state=0)
print(made.round(9).tolist(), rows.shape)
X, y = make_sparse_uncorrelated(4, 5, random_state=0)
print(X[0].round(10).tolist(), y.round(10).tolist())
