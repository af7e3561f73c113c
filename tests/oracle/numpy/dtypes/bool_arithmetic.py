# booleans in arithmetic
import numpy as np

print(np.array([True, False]) * 3)
print(np.array([True, False]) + 1.5)
print(np.array([True, True]).sum(), np.array([True, False]).mean())
print(np.array([True, False]) * np.array([5, 6]))
print(~np.array([True, False]))
print(np.array([True]) * True, np.array([True]) / 2)
print(True + np.int64(1), np.True_ + np.True_, np.True_ + 1, np.bool_(3))
print(np.array([True, False]) & True)
