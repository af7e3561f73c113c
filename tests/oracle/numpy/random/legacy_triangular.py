# legacy stream: triangular, wald, vonmises
import numpy as np

np.random.seed(42)
print(np.random.triangular(0, 5, 10, 4))
print(np.random.wald(3, 2, 3))
print(np.random.vonmises(0, 4, 3))
