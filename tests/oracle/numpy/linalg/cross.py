# cross products
import numpy as np

print(np.cross([1, 0, 0], [0, 1, 0]), np.cross([1, 2, 3], [4, 5, 6]), np.cross([[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [1, 0, 1]]), np.linalg.cross([1, 0, 0], [0, 0, 1]))
