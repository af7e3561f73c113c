# attack: an element that changes the array during addition
# stopped by: nothing
import numpy as np


class Evil:
    def __add__(self, other):
        array[:] = 0
        return 1
    __radd__ = __add__

array = np.array([Evil(), Evil(), Evil()], dtype=object)
array + 1
array += 1
array.sum()
