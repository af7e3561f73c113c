# default_rng: poisson small and large
import numpy as np

rng = np.random.default_rng(42)
print(rng.poisson(3))
print(rng.poisson(3, 10))
print(rng.poisson(100.5, 5))
print(rng.poisson([1, 50, 500]))
