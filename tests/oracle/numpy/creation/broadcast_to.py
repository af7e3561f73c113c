# broadcast_to, broadcast_arrays, broadcast_shapes
import numpy as np

a = np.array([1, 2, 3])
b = np.broadcast_to(a, (2, 3))
print(b, b.shape, b.strides)
x, y = np.broadcast_arrays([[1], [2]], [10, 20])
print(x)
print(y)
print(np.broadcast_shapes((3, 1), (1, 4), (4,)))
try:
    b[0, 0] = 5
except ValueError as error:
    print(error)
