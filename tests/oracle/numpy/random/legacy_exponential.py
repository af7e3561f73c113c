# legacy stream: exponential
import numpy as np

np.random.seed(42)
print(np.random.exponential())
print(np.random.exponential(2.0, 4))
print(np.random.standard_exponential(3))
print(np.random.exponential(scale=[1, 10]))
