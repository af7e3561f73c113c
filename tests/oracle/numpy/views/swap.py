# swapping rows and elements
import numpy as np

m = np.arange(6).reshape(3, 2)
m[[0, 2]] = m[[2, 0]]
print(m)
a = np.arange(4)
a[0], a[3] = a[3], a[0]
print(a)
m[0], m[1] = m[1].copy(), m[0].copy()
print(m)
