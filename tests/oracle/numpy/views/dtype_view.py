# view with another dtype
import numpy as np

a = np.array([1, 2, 3, 4], dtype=np.int32)
print(a.view(np.uint8)[:8])
print(a.view(np.int64))
f = np.array([1.0, -2.0])
print(f.view(np.int64))
print(np.array([1, 256], dtype=np.uint16).view(np.uint8))
b = a.view()
b[0] = 9
print(a)
