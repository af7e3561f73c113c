# default_rng: normal and standard_normal
import numpy as np

rng = np.random.default_rng(42)
print(rng.normal())
print(rng.normal(10, 2, 4))
print(rng.standard_normal(5))
print(rng.standard_normal((2, 2)))
print(rng.normal(loc=[0, 100], scale=[1, 5]))
print(repr(rng.standard_normal(2, dtype=np.float32)))
