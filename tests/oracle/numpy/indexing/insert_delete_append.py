# insert, delete, append
import numpy as np

a = np.arange(5)
print(np.append(a, [10, 20]), np.append([[1, 2]], [[3, 4]], axis=0), np.append([[1]], 2))
print(np.delete(a, 1), np.delete(a, [0, -1]), np.delete(a, slice(1, 3)))
m = np.arange(6).reshape(2, 3)
print(np.delete(m, 1, axis=1), np.delete(m, 0, axis=0), np.delete(m, 2))
print(np.insert(a, 2, 99), np.insert(a, [1, 3], [7, 8]), np.insert(m, 1, 5, axis=1))
print(np.insert(m, 0, [9, 9, 9], axis=0))
print(np.trim_zeros(np.array([0, 0, 1, 2, 0])), np.resize(a, 7), np.resize(a, (2, 2)))
