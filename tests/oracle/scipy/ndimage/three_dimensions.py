"""Filters and regions of a volume."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
volume = np.arange(60.0).reshape(3, 4, 5) % 7
print(np.round(ndimage.gaussian_filter(volume, (0, 1, 0.5)), 10)[1, 2], ndimage.median_filter(volume, (3, 1, 3))[1, 1], ndimage.uniform_filter(volume, 2)[2, 0])
labels, count = ndimage.label(volume > 4)
print(count, labels.ravel()[:20], ndimage.label(volume > 4, ndimage.generate_binary_structure(3, 3))[1])
print(ndimage.sobel(volume, 0)[1, 1], np.round(ndimage.zoom(volume, (1, 0.5, 1))[0, 0], 10) + 0.0, np.round(ndimage.shift(volume, (0, 0.5, 0), order=1)[0, 1], 10))
print(ndimage.binary_fill_holes(np.ones((3, 3, 3)) - (np.indices((3, 3, 3)) == 1).all(axis=0)).sum(), np.round(ndimage.map_coordinates(volume, [[0.5], [1.5], [2.5]], order=1), 10))
