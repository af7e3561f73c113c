# assignment with index arrays
import numpy as np

a = np.zeros(5, dtype=int)
a[[0, 2]] = 7
a[[1, 3]] = [8, 9]
print(a)
a[[0, 0, 0]] += 1
print(a)
np.add.at(a, [0, 0, 0], 1)
print(a)
m = np.zeros((3, 3))
m[[0, 1, 2], [2, 1, 0]] = 1
print(m)
m[:, [0, 2]] = 5
print(m)
m[np.ix_([0, 1], [0, 1])] = -1
print(m)
np.put(a, [0, -1], [100, 200])
print(a)
