# dot and matmul for each number of dimensions
import numpy as np

a = np.array([[1, 2], [3, 4]])
v = np.array([5, 6])
print(a @ a, a @ v, v @ a, v @ v, a.dot(v), np.dot(3, a), np.matmul(a, a), np.dot([1, 2], [3, 4]))
s = np.arange(8).reshape(2, 2, 2)
print(s @ a, (s @ v).shape, np.dot(s, a).shape, a @ a.astype(float), np.linalg.multi_dot([a, a, v]))
for bad in [lambda: a @ np.ones(3), lambda: np.dot(a, np.ones((3, 2))), lambda: a @ 2]:
    try:
        bad()
    except ValueError as error:
        print(error)
