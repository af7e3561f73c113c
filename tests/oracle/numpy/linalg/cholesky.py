# Cholesky factor
import numpy as np

a = np.array([[4.0, 2.0], [2.0, 3.0]])
l = np.linalg.cholesky(a)
print(np.round(l, 6), np.allclose(l @ l.T, a), np.round(np.linalg.cholesky(a, upper=True), 6))
try:
    np.linalg.cholesky([[1, 2], [2, 1]])
except np.linalg.LinAlgError as error:
    print(error)
