# default_rng: standard_t, f, cauchy
import numpy as np

rng = np.random.default_rng(42)
print(rng.standard_t(5, 4))
print(rng.f(3, 10, 3))
print(rng.standard_cauchy(3))
