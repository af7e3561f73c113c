# default_rng: shuffle of arrays and lists
import numpy as np

rng = np.random.default_rng(42)
a = np.arange(10)
rng.shuffle(a)
print(a)
b = [1, 2, 3, 4, 5]
rng.shuffle(b)
print(b)
m = np.arange(8).reshape(4, 2)
rng.shuffle(m)
print(m)
m = np.arange(8).reshape(2, 4)
rng.shuffle(m, axis=1)
print(m)
