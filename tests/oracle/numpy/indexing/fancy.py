# integer array indexing
import numpy as np

a = np.arange(10, 20)
print(a[[1, 3, 5]], a[np.array([-1, 0])], a[[[0, 1], [2, 3]]])
m = np.arange(12).reshape(3, 4)
print(m[[0, 2]])
print(m[[0, 1, 2], [1, 2, 3]])
print(m[:, [3, 0]])
print(m[[[0], [2]], [1, 3]])
print(m[1, [0, 2]], m[[2, 1], 1:3])
print(a[[]], m[[]].shape)
print(np.take(a, [0, 2]), m.take([1, 0], axis=1), np.take(m, 5))
