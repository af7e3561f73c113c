# statistics of large samples
import numpy as np

rng = np.random.default_rng(1)
x = rng.normal(50, 10, 10000)
print(round(x.mean(), 8), round(x.std(), 8), round(x.min(), 8), round(x.max(), 8))
y = rng.integers(1, 101, 10000)
print(y.sum(), y.min(), y.max(), np.bincount(y)[:5])
z = rng.random(10000)
print(round(z.mean(), 10), np.histogram(z, bins=5)[0])
e = rng.exponential(3, 10000)
print(round(e.mean(), 8), round(e.max(), 8))
