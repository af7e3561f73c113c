# mgrid, ogrid, r_, c_ and s_
import numpy as np

print(np.mgrid[0:3, 0:2])
print(np.mgrid[0:1:3j])
print(np.mgrid[1:6:2])
a, b = np.ogrid[0:3, 0:2]
print(a, b)
print(np.r_[1:4, 0, 4])
print(np.r_[[1, 2], [3.5]])
print(np.r_[0:1:5j])
print(np.c_[[1, 2, 3], [4, 5, 6]])
print(np.s_[1:3, ::2])
