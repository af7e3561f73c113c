# different functions drawing from one stream
import numpy as np

np.random.seed(10)
print(np.random.rand(), np.random.randint(5), np.random.randn(), np.random.choice(4), np.random.uniform(2, 3), np.random.permutation(4))
print(np.random.normal(), np.random.randint(0, 1000000), np.random.rand(2), np.random.exponential(), np.random.shuffle([1, 2]))
