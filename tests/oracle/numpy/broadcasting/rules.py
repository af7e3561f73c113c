# shapes that broadcast
import numpy as np

a = np.arange(3)
b = np.arange(4).reshape(4, 1)
print((a + b).shape)
print(a + b)
print(np.ones((2, 3)) * np.array([1, 2, 3]))
print(np.ones((2, 3)) * np.array([[10], [20]]))
print((np.ones((5, 1, 4)) + np.ones((3, 1))).shape)
print(np.arange(3)[:, np.newaxis] * np.arange(3))
print(np.array(5) + np.arange(2))
