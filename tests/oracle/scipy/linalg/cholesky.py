# Cholesky's factor
import numpy as np
from scipy import linalg

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


a = np.array([[4.0, 2, 1], [2, 5, 3], [1, 3, 6]])
print(linalg.cholesky(a).round(10).tolist())
print(linalg.cholesky(a, lower=True).round(10).tolist())
c, lower = linalg.cho_factor(a)
print(c.round(10).tolist(), lower, linalg.cho_solve((c, lower), [1, 2, 3]).round(11))
print(linalg.cholesky(np.array([[1, -2j], [2j, 5]])).round(10).tolist())
refused(lambda: linalg.cholesky([[1, 2], [2, 1]]))
refused(lambda: linalg.cholesky(np.ones((2, 3))))
refused(lambda: linalg.cho_solve((c, lower), [1, 2]))
