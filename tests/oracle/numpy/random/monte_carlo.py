# estimating pi and a die
import numpy as np

np.random.seed(0)
x, y = np.random.rand(2, 10000)
print(4 * np.mean(x ** 2 + y ** 2 <= 1))
rolls = np.random.randint(1, 7, size=(1000, 2)).sum(axis=1)
values, counts = np.unique(rolls, return_counts=True)
print(dict(zip(values.tolist(), counts.tolist())))
