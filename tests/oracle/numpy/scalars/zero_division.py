# division by zero gives inf and nan
import numpy as np

with np.errstate(all="ignore"):
    print(np.float64(1) / 0, np.float64(-1) / 0, np.float64(0) / 0)
    print(np.array([1, 0, -1]) / 0)
    print(np.array([5, 7]) // 0)
    print(np.array([1.0, 2.0]) % 0)
    print(np.int64(1) / np.int64(0))
    print(np.log(0), np.log(-1.0), np.sqrt(-1))
try:
    1 / 0
except ZeroDivisionError as error:
    print(error)
