# default_rng: pareto, weibull, power, rayleigh
import numpy as np

rng = np.random.default_rng(42)
print(rng.pareto(3, 4))
print(rng.weibull(1.5, 3))
print(rng.power(2, 3))
print(rng.rayleigh(2, 3))
