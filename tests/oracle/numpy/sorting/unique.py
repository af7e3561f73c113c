# unique with its extra results
import numpy as np

a = np.array([3, 1, 2, 3, 1])
print(np.unique(a), np.unique(a, return_counts=True), np.unique(a, return_index=True), np.unique(a, return_inverse=True))
values, index, inverse, counts = np.unique(a, return_index=True, return_inverse=True, return_counts=True)
print(values, index, inverse, counts, values[inverse])
print(np.unique(["b", "a", "b"]), np.unique([[1, 2], [2, 3]]), np.unique([[1, 2], [1, 2], [0, 5]], axis=0), np.unique([[1, 1, 2], [3, 3, 4]], axis=1))
print(np.unique([1.0, np.nan, np.nan]), np.unique([True, False, True]), dict(zip(*np.unique(["x", "y", "x"], return_counts=True))))
print(np.unique(np.array(["b", "a", "b"], dtype=object)), np.unique([]))
print(np.unique_counts(a), np.unique_values([2, 1, 2]))
