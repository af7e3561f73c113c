# Least squares: answer, residues, rank, singular values
import numpy as np
from scipy import linalg

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


x = np.array([1, 2.5, 3.5, 4, 5, 7, 8.5])
y = np.array([0.3, 1.1, 1.5, 2.0, 3.2, 6.6, 8.6])
m = np.column_stack([np.ones(7), x**2])
p, residues, rank, s = linalg.lstsq(m, y)
print(p.round(11), np.round(residues, 11), rank, s.round(9))
for driver in ("gelsd", "gelsy", "gelss"):
    print(driver, linalg.lstsq(m, y, lapack_driver=driver)[0].round(11))
print(linalg.lstsq([[1.0, 1], [1, 1], [1, 1]], [1, 2, 4])[0].round(10))
refused(lambda: linalg.lstsq(m, y[:3]))
refused(lambda: linalg.lstsq(m, y, lapack_driver="best"))
