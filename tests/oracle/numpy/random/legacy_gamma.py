# legacy stream: gamma, standard_gamma, beta, chisquare
import numpy as np

np.random.seed(42)
print(np.random.gamma(2.0, 2.0, 4))
print(np.random.gamma(0.5, size=3))
print(np.random.standard_gamma(3.0, 3))
print(np.random.beta(2, 5, 4))
print(np.random.beta(0.5, 0.5, 3))
print(np.random.chisquare(4, 3))
