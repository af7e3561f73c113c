# indexing in three dimensions
import numpy as np

a = np.arange(24).reshape(2, 3, 4)
print(a[0, 1, 2], a[1, :, 0], a[..., 1])
print(a[:, 1:, ::3])
print(a[1, ..., 2], a[0, :, 1:3].shape)
print(a[:, [0, 2], 1])
print(a[[0, 1], [1, 2], [3, 0]])
print(a[a > 20])
