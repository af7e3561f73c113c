# LDL of symmetric matrices
import numpy as np
from scipy import linalg

a = np.array([[2, -1, 3], [0, 2, 0], [0, 0, 1]])
lu, d, perm = linalg.ldl(a, lower=0)
print(lu.round(10).tolist(), d.round(10).tolist(), perm.tolist())
lu, d, perm = linalg.ldl(np.array([[0.0, 1, 2], [1, 0, 3], [2, 3, 0]]))
print(lu.round(10).tolist(), d.round(10).tolist(), perm.tolist())
u, p = linalg.polar(np.array([[1.0, -1], [2, 4]]))
print(u.round(11).tolist(), p.round(10).tolist())
u, p = linalg.polar(np.array([[0.5, 1, 2], [1.5, 3, 4]]), side="left")
print(u.round(11).tolist(), p.round(10).tolist())
