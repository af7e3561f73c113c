# assignment to slices with broadcasting
import numpy as np

a = np.arange(8)
a[2:5] = 0
print(a)
a[::2] = [1, 2, 3, 4]
print(a)
a[-2:] = a[:2]
print(a)
m = np.zeros((3, 4))
m[1] = np.arange(4)
m[:, 0] = 9
m[1:, 1:3] = [[1, 2], [3, 4]]
print(m)
m[:] = np.arange(3)[:, None]
print(m)
try:
    m[0] = [1, 2]
except ValueError as error:
    print(error)
