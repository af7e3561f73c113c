# unsigned integers with Python numbers
import numpy as np

print(np.array([200], np.uint8) + np.array([100], np.uint8))
print((np.uint8(5) - np.int64(10)), type(np.uint8(5) + 1).__name__)
print(np.array([1, 2], np.uint8) / 2)
print(np.array([250], np.uint8).astype(int) + 10)
print(np.array([5], np.uint32) - np.array([3], np.int32))
print(-np.array([1], np.uint8))
