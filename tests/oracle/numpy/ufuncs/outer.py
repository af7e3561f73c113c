# outer products of ufuncs
import numpy as np

print(np.add.outer([1, 2, 3], [10, 20]))
print(np.multiply.outer([1, 2], [[1, 2], [3, 4]]))
print(np.outer([1, 2, 3], [4, 5]), np.subtract.outer([1, 2], [1, 2]))
print(np.maximum.outer([1, 5], [3, 4]), np.equal.outer([1, 2], [1, 2]))
