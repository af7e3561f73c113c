# convolve and correlate
import numpy as np

print(np.convolve([1, 2, 3], [0, 1, 0.5]), np.convolve([1, 2, 3], [0, 1, 0.5], "same"), np.convolve([1, 2, 3], [0, 1, 0.5], mode="valid"), np.convolve([1, 2, 3, 4], np.ones(2) / 2, mode="valid"))
print(np.correlate([1, 2, 3], [0, 1, 0.5]), np.correlate([1, 2, 3], [0, 1, 0.5], "same"), np.correlate([1, 2, 3], [0, 1, 0.5], "full"), np.convolve([1, 2], [3, 4]).dtype)
