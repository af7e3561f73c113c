# logspace and geomspace
import numpy as np

print(np.logspace(0, 3, 4))
print(np.logspace(0, 2, 5))
print(np.logspace(0, 4, 5, base=2))
print(np.logspace(0, 3, 3, endpoint=False))
print(np.geomspace(1, 1000, 4))
print(np.geomspace(1, 256, 9))
print(np.geomspace(1000, 1, 4))
print(np.geomspace(1, 256, 9, dtype=int))
