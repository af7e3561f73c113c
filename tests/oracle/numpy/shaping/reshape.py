# reshape with -1 and order
import numpy as np

a = np.arange(12)
print(a.reshape(3, 4), a.reshape((2, -1)), a.reshape(-1, 6).shape, a.reshape(-1), a.reshape(2, 2, 3).shape)
print(np.reshape(a, (4, 3)), a.reshape(3, 4, order="F"), np.reshape([[1, 2], [3, 4]], 4))
for shape in [(5, 3), (-1, 5), (-1, -1)]:
    try:
        a.reshape(shape)
    except ValueError as error:
        print(error)
