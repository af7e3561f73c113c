# Hessenberg's form
import numpy as np
from scipy import linalg

a = np.array([[2.0, 5, 8, 7], [5, 2, 2, 8], [7, 5, 6, 6], [5, 4, 4, 8]])
h, q = linalg.hessenberg(a, calc_q=True)
print(h.round(10).tolist(), q.round(10).tolist(), np.allclose(q @ h @ q.T, a), sep="\n")
print(linalg.hessenberg(a[:2, :2]).tolist())
