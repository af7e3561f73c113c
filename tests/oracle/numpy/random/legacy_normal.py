# legacy stream: normal with parameters
import numpy as np

np.random.seed(42)
print(np.random.normal())
print(np.random.normal(10, 2))
print(np.random.normal(0, 1, 5))
print(np.random.normal(loc=5, scale=0.1, size=(2, 3)))
print(np.random.normal([0, 100], [1, 10]))
print(np.random.standard_normal(3))
