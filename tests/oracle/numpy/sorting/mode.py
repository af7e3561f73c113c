# the most frequent value
import numpy as np

a = np.array([1, 3, 3, 2, 1, 3])
values, counts = np.unique(a, return_counts=True)
print(values[counts.argmax()], counts.max(), np.bincount(a).argmax(), values[counts == counts.max()], dict(zip(values.tolist(), counts.tolist())))
