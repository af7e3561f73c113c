# legacy stream: binomial small and large
import numpy as np

np.random.seed(42)
print(np.random.binomial(10, 0.5))
print(np.random.binomial(10, 0.3, 8))
print(np.random.binomial(1000, 0.4, 5))
print(np.random.binomial(1, 0.5, 10))
print(np.random.binomial(20, [0.1, 0.9]))
