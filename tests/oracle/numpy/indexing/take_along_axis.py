# take_along_axis and put_along_axis
import numpy as np

a = np.array([[3, 1, 2], [9, 7, 8]])
order = np.argsort(a, axis=1)
print(np.take_along_axis(a, order, axis=1))
best = np.argmax(a, axis=1)[:, None]
print(np.take_along_axis(a, best, axis=1))
np.put_along_axis(a, best, 0, axis=1)
print(a)
