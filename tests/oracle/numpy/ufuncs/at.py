# unbuffered in-place updates
import numpy as np

a = np.zeros(4)
np.add.at(a, [0, 1, 1, 3], [1.0, 2.0, 3.0, 4.0])
print(a)
b = np.array([1, 2, 3])
np.multiply.at(b, [0, 0], 5)
print(b)
np.subtract.at(b, 2, 1)
print(b)
np.maximum.at(b, [1, 1], [7, 4])
print(b)
m = np.zeros((2, 2), dtype=int)
np.add.at(m, ([0, 0, 1], [1, 1, 0]), 1)
print(m)
