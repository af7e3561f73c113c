"""Medians around every sample, and other ranks."""
import numpy as np
from scipy.signal import medfilt, medfilt2d, order_filter

x = np.array([1.0, 9, 2, 3, 8, 4, 5])
print(medfilt(x), medfilt(x, 5), medfilt(np.array([3, 1, 2]), 3))
grid = np.arange(20.0).reshape(4, 5) % 7
print(medfilt2d(grid))
print(medfilt(grid, [1, 3]))
print(order_filter(grid, np.ones((3, 3)), 0))
for call in (lambda: medfilt(x, 4), lambda: medfilt2d(grid, 2), lambda: order_filter(grid, np.ones((2, 2)), 0)):
    try:
        call()
    except ValueError as error:
        print(error)
