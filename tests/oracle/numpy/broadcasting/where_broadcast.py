# where and clip broadcast their arguments
import numpy as np

print(np.where(np.array([[True], [False]]), [1, 2, 3], 0))
print(np.where(np.arange(3) > 1, np.ones((2, 3)), -1))
print(np.clip(np.arange(6).reshape(2, 3), [1, 2, 3], 4))
print(np.add(np.ones((2, 1)), np.ones(3)).shape, np.maximum(np.zeros((2, 1)), [1, -1]))
