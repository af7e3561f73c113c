# two dimensional layouts
import numpy as np

print(np.array([[1.5, 2.25], [10, 100]]))
print(repr(np.array([[1.5, 2.25], [10, 100]])))
print(np.array([[1, 2, 3]]), repr(np.array([[1, 2, 3]])), np.zeros((1, 1)), np.arange(6).reshape(3, 2) * 1.1)
