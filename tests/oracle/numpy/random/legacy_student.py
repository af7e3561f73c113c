# legacy stream: standard_t, f, cauchy
import numpy as np

np.random.seed(42)
print(np.random.standard_t(5, 4))
print(np.random.f(3, 10, 3))
print(np.random.standard_cauchy(3))
print(np.random.noncentral_chisquare(3, 2, 3))
