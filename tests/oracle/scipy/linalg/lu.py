# LU with row exchanges
import numpy as np
from scipy import linalg

a = np.array([[2.0, 5, 8, 7], [5, 2, 2, 8], [7, 5, 6, 6], [5, 4, 4, 8]])
p, l, u = linalg.lu(a)
print(p.tolist(), l.round(9).tolist(), u.round(9).tolist(), sep="\n")
print(linalg.lu(a, permute_l=True)[0].round(6).tolist())
print(linalg.lu(a, p_indices=True)[0].tolist())
packed, pivots = linalg.lu_factor(a)
print(pivots.tolist(), linalg.lu_solve((packed, pivots), [1, 1, 1, 1]).round(9), linalg.lu_solve((packed, pivots), [1, 1, 1, 1], trans=1).round(9))
print([part.round(6).tolist() for part in linalg.lu(a[:2])])
