# legacy stream: pareto, weibull, power, rayleigh
import numpy as np

np.random.seed(42)
print(np.random.pareto(3, 4))
print(np.random.weibull(1.5, 3))
print(np.random.power(2, 3))
print(np.random.rayleigh(2, 3))
