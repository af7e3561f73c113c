# legacy stream: random_sample, random, sample and ranf
import numpy as np

np.random.seed(42)
print(np.random.random())
print(np.random.random(3))
print(np.random.random((2, 2)))
print(np.random.random_sample(2), np.random.sample(2), np.random.ranf(1))
