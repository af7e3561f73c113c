# legacy stream: uniform with bounds
import numpy as np

np.random.seed(42)
print(np.random.uniform())
print(np.random.uniform(1, 10))
print(np.random.uniform(-1, 1, 4))
print(np.random.uniform(0, 5, size=(2, 2)))
print(np.random.uniform([0, 10], [1, 20]))
