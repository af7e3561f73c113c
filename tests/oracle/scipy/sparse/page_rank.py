# Ranks of pages as a power iteration.
import numpy as np
from scipy.sparse import csr_matrix, diags

np.set_printoptions(precision=12)
links = csr_matrix(([1] * 7, ([0, 0, 1, 2, 2, 3, 3], [1, 2, 2, 0, 3, 0, 2])), shape=(4, 4), dtype=float)
out = np.asarray(links.sum(axis=1)).ravel()
walk = (diags(1 / out) @ links).T.tocsr()
rank = np.full(4, 0.25)
for _ in range(60):
    rank = 0.85 * (walk @ rank) + 0.15 / 4
print(rank.round(10), rank.sum().round(10), walk.toarray())
