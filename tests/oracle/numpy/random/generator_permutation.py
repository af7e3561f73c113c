# default_rng: permutation and permuted
import numpy as np

rng = np.random.default_rng(42)
print(rng.permutation(10))
print(rng.permutation([1, 4, 9, 12]))
print(rng.permutation(np.arange(6).reshape(3, 2)))
print(rng.permuted(np.arange(6).reshape(2, 3), axis=1))
print(rng.permutation(['a', 'b', 'c']))
