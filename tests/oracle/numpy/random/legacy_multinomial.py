# legacy stream: multinomial and dirichlet
import numpy as np

np.random.seed(42)
print(np.random.multinomial(20, [1 / 6] * 6))
print(np.random.multinomial(10, [0.2, 0.3, 0.5], size=3))
print(np.random.dirichlet([1, 2, 3]))
print(np.random.dirichlet([0.5, 0.5], 2))
