# Sine, cosine, sign and any function of a matrix
import numpy as np
from scipy import linalg

a = np.array([[1.0, 2], [-1, 3]])
for name in ("cosm", "sinm", "tanm", "coshm", "sinhm", "tanhm"):
    print(name, getattr(linalg, name)(a).round(11).tolist())
print(linalg.funm(np.array([[1.0, 3], [1, 4]]), lambda x: x * x).round(9).tolist())
print(linalg.signm(np.array([[1.0, 2, 3], [1, 2, 1], [1, 1, 1]])).round(11).tolist())
