# default_rng: gamma, beta, chisquare
import numpy as np

rng = np.random.default_rng(42)
print(rng.gamma(2.0, 2.0, 4))
print(rng.gamma(0.5, size=3))
print(rng.standard_gamma(3.0, 3))
print(rng.beta(2, 5, 4))
print(rng.beta(0.5, 0.5, 3))
print(rng.chisquare(4, 3))
