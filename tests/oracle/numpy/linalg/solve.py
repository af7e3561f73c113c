# solving linear systems
import numpy as np

a = np.array([[3.0, 1.0], [1.0, 2.0]])
print(np.round(np.linalg.solve(a, [9, 8]), 6), np.round(np.linalg.solve(a, [[9, 1], [8, 0]]), 6))
x = np.linalg.solve([[2, 1, -1], [-3, -1, 2], [-2, 1, 2]], [8, -11, -3])
print(np.round(x, 6) + 0.0, np.allclose(a @ np.linalg.solve(a, [9, 8]), [9, 8]))
try:
    np.linalg.solve([[1, 2], [2, 4]], [1, 2])
except np.linalg.LinAlgError as error:
    print(type(error).__name__, error)
