# Every place of a grid
import numpy as np
from scipy import optimize

f = lambda p: (p[0] - 1) ** 2 + (p[1] + 0.5) ** 2
x, value, grid, values = optimize.brute(f, ((-2, 2), (-2, 2)), Ns=5, full_output=True, finish=None)
print(x, value, grid.shape, values.tolist())
print(optimize.brute(f, (slice(-2, 2, 0.5), slice(-2, 2, 0.5))).round(9))
print(optimize.brute(lambda x: (x - 1.1) ** 2, (slice(-4, 4, 0.25),), finish=None))
