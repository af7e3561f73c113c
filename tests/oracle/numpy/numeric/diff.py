# discrete differences
import numpy as np

x = np.array([1, 2, 4, 7, 0])
print(np.diff(x), np.diff(x, n=2), np.diff([[1, 3, 6], [0, 5, 6]]), np.diff([[1, 3, 6], [0, 5, 6]], axis=0), np.diff(x, prepend=0), np.diff(x, append=[9]), np.diff([True, False, False]), np.diff([5]))
