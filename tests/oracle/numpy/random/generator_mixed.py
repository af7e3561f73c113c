# different methods drawing from one generator
import numpy as np

rng = np.random.default_rng(10)
print(rng.random(), rng.integers(5), rng.normal(), rng.choice(4), rng.uniform(2, 3), rng.permutation(4), rng.integers(0, 100, 3, dtype=np.int32), rng.random(), rng.poisson(4), rng.integers(7))
