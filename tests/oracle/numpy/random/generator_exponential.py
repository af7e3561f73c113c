# default_rng: exponential
import numpy as np

rng = np.random.default_rng(42)
print(rng.exponential())
print(rng.exponential(2.0, 4))
print(rng.standard_exponential(3))
