# A line through points in five ways
import numpy as np
from scipy import linalg

np.set_printoptions(precision=12)
x = np.arange(6.0)
y = 2 * x + 1 + np.array([0.1, -0.2, 0.05, 0.1, -0.1, 0.05])
a = np.column_stack([x, np.ones_like(x)])
print(linalg.lstsq(a, y)[0].round(10))
print((linalg.pinv(a) @ y).round(10))
print(linalg.solve(a.T @ a, a.T @ y, assume_a="pos").round(10))
q, r = linalg.qr(a, mode="economic")
print(linalg.solve_triangular(r, q.T @ y).round(10))
print(linalg.cho_solve(linalg.cho_factor(a.T @ a), a.T @ y).round(10))
