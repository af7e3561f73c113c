# concatenate along axes
import numpy as np

a = np.array([[1, 2], [3, 4]])
b = np.array([[5, 6]])
print(np.concatenate([a, b]), np.concatenate((a, b.T), axis=1), np.concatenate([a, b], axis=None), np.concatenate([[1], [2.5]]), np.concat([[1], [2]]))
print(np.concatenate([["a"], ["bcd"]]), np.concatenate([np.array([1], dtype=np.int8), np.array([2], dtype=np.int16)]).dtype, np.concatenate([[True], [2]]))
for bad in [([a, [1, 2]]), ([a, np.ones((2, 3))]), []]:
    try:
        np.concatenate(bad)
    except ValueError as error:
        print(error)
