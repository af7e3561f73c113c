# default_rng: random floats
import numpy as np

rng = np.random.default_rng(42)
print(rng.random())
print(rng.random(3))
print(rng.random((2, 2)))
print(repr(rng.random(2, dtype=np.float32)))
print(repr(rng.random()))
