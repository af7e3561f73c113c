# a border of ones and a frame of zeros
import numpy as np

m = np.ones((4, 5), dtype=int)
m[1:-1, 1:-1] = 0
print(m)
print(np.pad(np.zeros((2, 2), dtype=int), 1, constant_values=1))
