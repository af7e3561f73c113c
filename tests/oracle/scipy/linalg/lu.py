# LU with row exchanges
import numpy as np
from scipy import linalg

np.set_printoptions(precision=12)
a = np.array([[2.0, 5, 8, 7], [5, 2, 2, 8], [7, 5, 6, 6], [5, 4, 4, 8]])
p, l, u = linalg.lu(a)
print(p.tolist(), l.round(10).tolist(), u.round(10).tolist(), sep="\n")
print(linalg.lu(a, permute_l=True)[0].round(10).tolist())
print(linalg.lu(a, p_indices=True)[0].tolist())
packed, pivots = linalg.lu_factor(a)
print(pivots.tolist(), linalg.lu_solve((packed, pivots), [1, 1, 1, 1]).round(12), linalg.lu_solve((packed, pivots), [1, 1, 1, 1], trans=1).round(11))
print([part.round(10).tolist() for part in linalg.lu(a[:2])])
