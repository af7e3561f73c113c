# legacy stream: lognormal, laplace, logistic, gumbel
import numpy as np

np.random.seed(42)
print(np.random.lognormal(0, 1, 4))
print(np.random.laplace(0, 2, 3))
print(np.random.logistic(1, 2, 3))
print(np.random.gumbel(0, 1, 3))
