# legacy stream: poisson small and large
import numpy as np

np.random.seed(42)
print(np.random.poisson(3))
print(np.random.poisson(3, 10))
print(np.random.poisson(100.5, 5))
print(np.random.poisson([1, 50, 500]))
print(np.random.poisson(lam=0.5, size=(2, 4)))
