# statistics of large legacy samples
import numpy as np

np.random.seed(1)
x = np.random.normal(50, 10, 10000)
print(round(x.mean(), 8), round(x.std(), 8), round(x.min(), 8), round(x.max(), 8))
y = np.random.randint(1, 101, 10000)
print(y.sum(), y.min(), y.max(), np.bincount(y)[:5])
z = np.random.rand(10000)
print(round(z.mean(), 10), np.histogram(z, bins=5)[0])
