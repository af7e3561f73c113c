# tile and repeat
import numpy as np

a = np.array([1, 2])
print(np.tile(a, 3), np.tile(a, (2, 2)), np.tile([[1], [2]], 2), np.tile(5, 3), np.tile(a, (2, 1, 2)).shape)
print(np.repeat(a, 3), np.repeat(a, [1, 3]), np.repeat([[1, 2], [3, 4]], 2, axis=1), np.repeat([[1, 2], [3, 4]], [1, 2], axis=0), a.repeat(2), np.repeat([[1, 2]], 2), np.repeat("ab", 2))
