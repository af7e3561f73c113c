"""What is said when options contradict each other."""
import warnings
import numpy as np
from scipy import ndimage

grid = np.arange(9.0).reshape(3, 3)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    ndimage.median_filter(grid, size=3, footprint=np.ones((2, 2)))
    ndimage.grey_opening(grid, size=3, footprint=np.ones((2, 2)))
    ndimage.zoom(grid, 2, grid_mode=True)
    for warning in caught:
        print(warning.category.__name__, warning.message)
