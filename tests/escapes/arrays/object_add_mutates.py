# attack: an element that changes the array during addition
# prints: [1, 1, 1] [0, 0, 0]
# prints: [1, 1, 1] 3
import numpy as np


class Evil:
    def __add__(self, other):
        array[:] = 0
        return 1
    __radd__ = __add__

array = np.array([Evil(), Evil(), Evil()], dtype=object)
print((array + 1).tolist(), array.tolist())
array += 1
print(array.tolist(), array.sum())
