# Shapes laid over each other.
import numpy as np
from scipy.spatial import procrustes

np.set_printoptions(precision=12)
a = np.array([[1, 3], [1, 2], [1, 1], [2, 1]], "d")
b = np.array([[4, -2], [4, -4], [4, -6], [2, -6]], "d")
one, other, apart = procrustes(a, b)
print(one.round(11), other.round(11), round(apart, 12))
print(round(procrustes(a, [[0, 1], [2, 1], [3, 3], [1, 0]])[2], 11))
for wrong in (([[1, 2]], [[1, 2]]), ([[1, 2], [3, 4]], [[1, 2]]), ([1, 2], [3, 4])):
    try:
        procrustes(*wrong)
    except ValueError as error:
        print(error)
