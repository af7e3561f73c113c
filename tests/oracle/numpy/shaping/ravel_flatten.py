# ravel, flatten and order
import numpy as np

a = np.array([[1, 2, 3], [4, 5, 6]])
print(a.ravel(), a.flatten(), a.ravel(order="F"), a.flatten("F"), np.ravel([[1], [2]]), a.T.ravel())
