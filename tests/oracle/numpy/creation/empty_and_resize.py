# shapes of empty arrays
import numpy as np

print(np.empty(3).shape)
print(np.empty((2, 2), dtype=int).dtype)
print(np.empty(0))
print(np.empty((0, 2)).shape)
