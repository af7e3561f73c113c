# legacy stream: geometric, negative_binomial, hypergeometric, zipf, logseries
import numpy as np

np.random.seed(42)
print(np.random.geometric(0.3, 6))
print(np.random.geometric(0.7, 6))
print(np.random.negative_binomial(5, 0.5, 5))
print(np.random.hypergeometric(10, 5, 6, 5))
print(np.random.zipf(2.5, 5))
print(np.random.logseries(0.6, 5))
