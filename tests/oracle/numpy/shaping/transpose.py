# transpose, swapaxes, moveaxis, rollaxis
import numpy as np

a = np.arange(24).reshape(2, 3, 4)
print(a.T.shape, a.transpose(1, 0, 2).shape, np.transpose(a, (2, 0, 1)).shape, np.swapaxes(a, 0, 2).shape, np.moveaxis(a, 0, -1).shape, np.moveaxis(a, [0, 1], [-1, -2]).shape, np.rollaxis(a, 2).shape)
print(np.array([[1, 2], [3, 4], [5, 6]]).T, np.transpose([[1, 2]]), np.arange(3).T, np.matrix_transpose(np.ones((2, 3))).shape, np.permute_dims(a, (1, 2, 0)).shape)
print(a.transpose(2, 1, 0)[0], a.swapaxes(1, 2)[0, 0])
