# correlation matrices
import numpy as np

x = np.array([1, 2, 3, 4, 5])
y = np.array([2, 4, 5, 4, 5])
print(np.corrcoef(x, y), np.corrcoef(x, -x), np.corrcoef(x, y)[0, 1], np.corrcoef([x, y, x + y]))
print(np.corrcoef(np.column_stack([x, y]), rowvar=False), np.corrcoef(x))
