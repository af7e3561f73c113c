# Systems of equations, with what is known of the matrix
import numpy as np
from scipy import linalg

np.set_printoptions(precision=12)
a = np.array([[3.0, 2, 0], [1, -1, 0], [0, 5, 1]])
b = np.array([2.0, 4, -1])
print(np.round(linalg.solve(a, b), 10))
print(np.round(linalg.solve(a, np.column_stack([b, 2 * b])), 9))
print(np.round(linalg.solve(a, b, transposed=True), 10))
s = np.array([[4.0, 1], [1, 3]])
for kind in ("pos", "sym", "her", "gen", "diagonal", "upper triangular", "lower triangular"):
    print(kind, np.round(linalg.solve(s, [1, 2], assume_a=kind), 11))
print(linalg.solve(np.stack([s, 2 * s]), np.array([[1.0], [2]])).round(11).tolist())
