# default_rng with many seeds
import numpy as np

for seed in [0, 1, 7, 12345, 2 ** 32, 2 ** 64 + 5, 2 ** 130 + 3, [1, 2, 3]]:
    rng = np.random.default_rng(seed)
    print(seed, rng.random(2), rng.integers(0, 100, 3), rng.standard_normal(2))
print(np.random.default_rng(5))
rng = np.random.default_rng(5)
print(np.random.default_rng(rng) is rng)
