# medians
import numpy as np

print(np.median([3, 1, 2]), np.median([4, 1, 3, 2]), np.median([[1, 9], [5, 3], [2, 2]], axis=0), np.median([[1, 2], [3, 4]]))
print(np.median([1.0, np.nan, 2.0]), repr(np.median([1, 2])), np.median(np.array([1, 2, 4], dtype=np.float32)).dtype, np.median([[1, 2, 3], [4, 5, 9]], axis=1))
