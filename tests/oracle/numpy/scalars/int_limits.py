# integers at the limits
import numpy as np

print(np.int64(2 ** 63 - 1))
print(np.iinfo(np.int64).max)
print(np.uint64(2 ** 64 - 1))
print(int(np.int64(2 ** 62)) * 4)
print(np.int32(7) // 2, np.int32(-7) // 2, np.int32(-7) % 3)
print(np.int64(10) ** 3, np.int64(2) ** 0.5)
try:
    np.int64(2 ** 63)
except OverflowError as error:
    print(error)
