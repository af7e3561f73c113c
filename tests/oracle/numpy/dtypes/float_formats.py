# float32 arithmetic and printing
import numpy as np

a = np.array([0.1, 1 / 3, 2.5], dtype=np.float32)
print(a, a.sum(), a * 2)
print(repr(a), repr(a[0]))
print(np.float32(0.1) + np.float32(0.2), np.float32(0.1) + 0.2, float(np.float32(0.1)))
print(np.float32(1) / 3)
print(a.astype(float))
