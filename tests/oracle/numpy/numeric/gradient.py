# numerical gradients
import numpy as np

f = np.array([1, 2, 4, 7, 11, 16])
print(np.gradient(f), np.gradient(f, 2), np.gradient(f, [0, 1, 1.5, 3.5, 4, 6]), np.gradient(f, edge_order=2))
print(np.gradient(np.array([[1, 2, 6], [3, 4, 5]])), np.gradient(np.array([[1, 2, 6], [3, 4, 5]]), axis=0))
