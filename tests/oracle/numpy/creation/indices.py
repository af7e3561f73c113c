# indices, ix_, ndindex and ndenumerate
import numpy as np

print(np.indices((2, 3)))
rows, cols = np.indices((2, 2))
print(rows, cols)
a = np.arange(12).reshape(3, 4)
print(a[np.ix_([0, 2], [1, 3])])
print(list(np.ndindex(2, 2)))
for index, value in np.ndenumerate(np.array([[1, 2], [3, 4]])):
    print(index, value)
