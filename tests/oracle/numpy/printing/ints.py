# integer alignment
import numpy as np

print(np.array([1, 100, -5]), np.array([[1, 2], [300, -4]]), np.array([10 ** 15, 1]), np.array([-1]), np.array([[0]]), np.array([2 ** 63], dtype=np.uint64), repr(np.array([1, -100])))
