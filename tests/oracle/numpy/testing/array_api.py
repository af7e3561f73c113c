# names of the array API
import numpy as np

print(np.acos(1.0), np.asin(0.0), np.atan2(0.0, 1.0), np.pow(2, 3), np.concat([[1], [2]]), np.bitwise_left_shift(1, 3), np.astype(np.array([1.5]), int), np.permute_dims(np.ones((2, 3)), (1, 0)).shape, np.vecdot([1, 2], [3, 4]), np.matvec([[1, 2], [3, 4]], [1, 1]), np.isdtype(np.int64, "integral"), np.unique_values(np.array([1, 1])), np.unstack(np.eye(2))[0], np.cumulative_prod(np.array([1, 2, 3])))
