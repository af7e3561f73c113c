# legacy stream: permutation of ints and arrays
import numpy as np

np.random.seed(42)
print(np.random.permutation(10))
print(np.random.permutation([1, 4, 9, 12]))
print(np.random.permutation(np.arange(6).reshape(3, 2)))
print(np.random.permutation(['a', 'b', 'c']))
