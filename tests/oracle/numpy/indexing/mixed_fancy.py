# slices mixed with index arrays
import numpy as np

a = np.arange(24).reshape(2, 3, 4)
print(a[:, [0, 2]].shape, a[0, :, [1, 2]].shape, a[[0, 1], :, [1, 2]].shape)
print(a[0, :, [1, 2]])
print(a[[1], 1:, [[0], [3]]].shape)
print(a[:, [0, 1], [2, 3]])
print(a[..., [0, -1]][1])
print(a[a[:, 0, 0] > 5].shape, a[:, np.array([True, False, True]), 1:3].shape)
