# default_rng: lognormal, laplace, logistic, gumbel
import numpy as np

rng = np.random.default_rng(42)
print(rng.lognormal(0, 1, 4))
print(rng.laplace(0, 2, 3))
print(rng.logistic(1, 2, 3))
print(rng.gumbel(0, 1, 3))
