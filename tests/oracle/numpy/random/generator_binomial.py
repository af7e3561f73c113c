# default_rng: binomial small and large
import numpy as np

rng = np.random.default_rng(42)
print(rng.binomial(10, 0.5))
print(rng.binomial(10, 0.3, 8))
print(rng.binomial(1000, 0.4, 5))
print(rng.binomial([5, 50], 0.5))
