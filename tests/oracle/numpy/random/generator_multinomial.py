# default_rng: multinomial and dirichlet
import numpy as np

rng = np.random.default_rng(42)
print(rng.multinomial(20, [1 / 6] * 6))
print(rng.multinomial(10, [0.2, 0.3, 0.5], size=3))
print(rng.dirichlet([1, 2, 3]))
print(rng.dirichlet([0.5, 0.5], 2))
