# Sizes of vectors and matrices
import numpy as np
from scipy import linalg

np.set_printoptions(precision=12)
a = np.arange(9.0).reshape(3, 3) - 4
for kind in (None, "fro", np.inf, -np.inf, 1, -1, 2, -2, "nuc"):
    print(kind, round(float(linalg.norm(a, kind)), 10))
print([round(float(linalg.norm(a[0], kind)), 10) for kind in (None, 1, 3, np.inf)], linalg.norm(a, axis=1).round(10))
try:
    linalg.norm([np.nan, 1])
except ValueError as error:
    print(error)
