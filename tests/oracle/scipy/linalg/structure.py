# Bandwidth and symmetry
import numpy as np
from scipy import linalg

a = np.triu(np.ones((4, 4)), -1)
print(linalg.bandwidth(a), linalg.bandwidth(np.zeros((2, 2))), linalg.bandwidth(np.tril(a)))
s = np.array([[1, 2 + 1j], [2 - 1j, 3]])
print(linalg.issymmetric(s), linalg.ishermitian(s), linalg.issymmetric(s.real), linalg.issymmetric(np.array([[1.0, 2], [2 + 1e-9, 1]]), rtol=1e-6))
try:
    linalg.bandwidth([1, 2, 3])
except ValueError as error:
    print(error)
