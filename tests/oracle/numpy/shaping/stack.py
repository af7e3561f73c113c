# stack, vstack, hstack, dstack, column_stack
import numpy as np

a = np.array([1, 2, 3])
b = np.array([4, 5, 6])
print(np.stack([a, b]), np.stack([a, b], axis=1), np.stack([a, b], axis=-1).shape)
print(np.vstack([a, b]), np.hstack([a, b]), np.dstack([a, b]), np.column_stack([a, b]), np.vstack(([[1]], [[2]])))
print(np.hstack(([[1], [2]], [[3], [4]])), np.column_stack(([1, 2], [[3, 4], [5, 6]])))
try:
    np.stack([a, [1, 2]])
except ValueError as error:
    print(error)
