# reduceat over segments
import numpy as np

a = np.arange(8)
print(np.add.reduceat(a, [0, 4, 6]))
print(np.maximum.reduceat(a, [0, 3, 5]))
print(np.add.reduceat([[1, 2, 3], [4, 5, 6]], [0, 2], axis=1))
