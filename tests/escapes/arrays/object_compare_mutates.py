# attack: an element that changes the array while it is sorted
# prints: 50 True object
import numpy as np


class Evil:
    def __lt__(self, other):
        array.fill(None)
        return False

array = np.array([Evil() for _ in range(50)], dtype=object)
array.sort()
print(len(array), len(np.unique(array)) <= 50, array.dtype)
