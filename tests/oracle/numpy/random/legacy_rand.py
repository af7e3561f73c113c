# legacy stream: rand of several shapes
import numpy as np

np.random.seed(42)
print(np.random.rand())
print(np.random.rand(3))
print(np.random.rand(2, 3))
print(repr(np.random.rand()))
