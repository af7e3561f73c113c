# the copy keyword of array
import numpy as np

a = np.array([1, 2])
b = np.asarray(a)
print(b is a, np.array(a, copy=True) is a, np.array(a, dtype=float, copy=None))
try:
    np.array([1, 2], copy=False)
except ValueError as error:
    print(str(error).splitlines()[0])
