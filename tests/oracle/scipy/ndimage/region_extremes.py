"""Extremes of regions and where they are."""
import numpy as np
from scipy import ndimage

values = np.array([[1.0, 2, 3, 4], [5, 6, 7, 8], [9, 0, 1, 2]])
labels = np.array([[1, 1, 2, 2], [0, 1, 2, 2], [3, 3, 0, 5]])
print(ndimage.minimum(values), ndimage.maximum(values, labels), ndimage.minimum(values, labels, [1, 2, 3]), ndimage.maximum(values, labels, [1, 4]))
for place in (ndimage.minimum_position(values), ndimage.maximum_position(values, labels, 2), *ndimage.minimum_position(values, labels, [1, 3])):
    print([int(part) for part in place])
low, high, first, last = ndimage.extrema(values, labels, index=[1, 2])
print(low, high, [[int(part) for part in place] for place in first], [[int(part) for part in place] for place in last])
