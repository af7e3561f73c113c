# default_rng: geometric, negative_binomial, hypergeometric, zipf, logseries
import numpy as np

rng = np.random.default_rng(42)
print(rng.geometric(0.3, 6))
print(rng.geometric(0.7, 6))
print(rng.negative_binomial(5, 0.5, 5))
print(rng.hypergeometric(10, 5, 6, 5))
print(rng.zipf(2.5, 5))
print(rng.logseries(0.6, 5))
