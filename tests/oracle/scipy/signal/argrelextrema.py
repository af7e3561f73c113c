"""Relative extremes, with neighbours, ends and axes."""
import numpy as np
from scipy.signal import argrelextrema, argrelmax, argrelmin

x = np.array([2, 1, 2, 3, 2, 0, 1, 0])
print(argrelextrema(x, np.greater), argrelextrema(x, np.greater, order=2), argrelextrema(x, np.greater_equal))
print(argrelmax(x), argrelmin(x), argrelmax(x, mode="wrap"))
grid = np.array([[1, 2, 1, 2], [2, 2, 0, 0], [5, 3, 4, 4]])
print(argrelextrema(grid, np.less, axis=1), argrelmax(grid, axis=0))
try:
    argrelmax(x, order=0)
except ValueError as error:
    print(error)
