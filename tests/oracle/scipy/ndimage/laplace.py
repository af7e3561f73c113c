"""Sums of second derivatives, and lengths of gradients."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
grid = np.array([[1.0, 2, 4, 3], [3, 9, 1, 5], [0, 2, 6, 8]])
print(ndimage.laplace(grid).tolist(), ndimage.laplace(grid, mode="wrap").tolist()[0])
print(np.round(ndimage.gaussian_laplace(grid, 1), 11)[1], np.round(ndimage.gaussian_gradient_magnitude(grid, 1.5), 11)[1])
print(np.round(ndimage.gaussian_laplace(grid, (1, 2), mode="nearest"), 11)[0], ndimage.laplace(grid.astype(int), axes=1).tolist())
print(np.round(ndimage.generic_gradient_magnitude(grid, ndimage.sobel), 9)[0], ndimage.gaussian_gradient_magnitude(grid.astype(int), 1).tolist())
print(ndimage.generic_laplace(grid, lambda x, axis, output, mode, cval: ndimage.correlate1d(x, [1, -2, 1], axis, output, mode, cval)).tolist()[0])
