# building tables column by column
import numpy as np

a = np.array([1, 2])
b = np.array([3, 4])
print(np.c_[a, b, a + b], np.r_[a, b], np.hstack([a[:, None], b[:, None]]), np.array([a, b]).T, np.vstack([a, b]).T, np.column_stack((a, b, [9, 9])), np.concatenate([a[:, None], np.ones((2, 1))], axis=1))
