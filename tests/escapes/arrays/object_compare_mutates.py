# attack: an element that changes the array while it is sorted
# stopped by: nothing
import numpy as np


class Evil:
    def __lt__(self, other):
        array.fill(None)
        return False

array = np.array([Evil() for _ in range(50)], dtype=object)
array.sort()
np.unique(array)
