# reduce with axis, keepdims and initial
import numpy as np

m = np.arange(1, 7).reshape(2, 3)
print(np.add.reduce(m), np.add.reduce(m, axis=1), np.multiply.reduce(m, axis=None))
print(np.add.reduce([1, 2, 3], initial=10), np.maximum.reduce(m, axis=1, keepdims=True))
print(np.logical_and.reduce([True, True, False]), np.logical_or.reduce([[0, 1], [0, 0]]))
print(np.bitwise_or.reduce([1, 2, 4]), np.subtract.reduce([10, 3, 2]), np.add.reduce([]), np.multiply.reduce([]))
print(np.add.identity, np.multiply.identity, np.maximum.identity)
