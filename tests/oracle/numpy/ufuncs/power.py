# integer, float and negative powers
import numpy as np

print(np.array([1, 2, 3]) ** 2, np.array([1, 2, 3]) ** 0.5, 2 ** np.array([1, 2, 3]), np.array([2.0]) ** -2, np.array([-8.0]) ** 2, np.power([2, 3], [3, 2]))
print(np.array([10]) ** 18, np.array([2], dtype=np.int32) ** 3, np.square([1.5]), np.array([0.0]) ** 0, np.array([4, 9]) ** 0.5)
