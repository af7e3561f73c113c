# default_rng: uniform
import numpy as np

rng = np.random.default_rng(42)
print(rng.uniform())
print(rng.uniform(1, 10, 4))
print(rng.uniform(low=-1, high=1, size=(2, 2)))
