# default_rng: triangular, wald, vonmises
import numpy as np

rng = np.random.default_rng(42)
print(rng.triangular(0, 5, 10, 4))
print(rng.wald(3, 2, 3))
print(rng.vonmises(0, 4, 3))
