# matrix powers
import numpy as np

a = np.array([[1, 1], [1, 0]])
print(np.linalg.matrix_power(a, 10), np.linalg.matrix_power(a, 0), np.round(np.linalg.matrix_power(a, -1), 6) + 0.0)
try:
    np.linalg.matrix_power(np.ones((2, 3)), 2)
except np.linalg.LinAlgError as error:
    print(error)
