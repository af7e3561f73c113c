# writing through rows and columns
import numpy as np

m = np.zeros((3, 3), dtype=int)
m[0] = 1
m[:, 1] = [5, 6, 7]
m[1:, 2:] += 10
print(m)
row = m[2]
row *= 2
print(m)
m[:, 0], m[:, 2] = m[:, 2].copy(), m[:, 0].copy()
print(m)
m[...] = 4
print(m)
