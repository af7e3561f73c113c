# The exponential of a matrix
import numpy as np
from scipy import linalg

print(linalg.expm(np.zeros((2, 2))), linalg.expm(np.array([[1.0, 2], [-1, 3]]) * 1j).round(10).tolist())
a = np.array([[1.0, 2, 0], [0, 3, 1], [1, 0, 2]])
print(linalg.expm(a).round(9).tolist())
print(linalg.expm(np.diag([1.0, 2])).round(10).tolist(), linalg.expm(np.array([[0.0, 1], [0, 0]])).tolist())
print(linalg.expm(np.stack([a, -a]))[1].round(11).tolist())
e, f = linalg.expm_frechet(a, np.ones((3, 3)))
print(f.round(9).tolist(), round(float(linalg.expm_cond(np.eye(2))), 10))
try:
    linalg.expm(np.ones((2, 3)))
except linalg.LinAlgError as error:
    print(error)
