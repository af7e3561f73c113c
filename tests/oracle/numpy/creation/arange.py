# arange with ints, floats, steps and dtypes
import numpy as np

print(np.arange(5))
print(np.arange(2, 10))
print(np.arange(2, 10, 3))
print(np.arange(10, 0, -2))
print(np.arange(0, 1, 0.1))
print(repr(np.arange(3.0)))
print(repr(np.arange(5, dtype=np.int32)))
print(repr(np.arange(3, dtype=float)))
print(np.arange(0), np.arange(5, 2))
print(np.arange(0.5, 3))
print(np.arange(start=1, stop=4, step=1))
