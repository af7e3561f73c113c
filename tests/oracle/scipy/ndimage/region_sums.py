"""Sums, means and spreads of regions."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
values = np.array([[1.0, 2, 3, 4], [5, 6, 7, 8], [9, 0, 1, 2]])
labels = np.array([[1, 1, 2, 2], [0, 1, 2, 2], [3, 3, 0, 5]])
for call in (ndimage.sum, ndimage.sum_labels, ndimage.mean, ndimage.variance, ndimage.standard_deviation, ndimage.median):
    print(call.__name__, call(values), call(values, labels), call(values, labels, 2), np.round(call(values, labels, [1, 2, 3]), 9))
print(ndimage.sum(labels, labels, index=[1, 4, 5]), ndimage.median(labels, labels, index=np.array([1, 5])))
print(ndimage.mean(values, labels > 0, index=1), ndimage.sum(values > 3, labels, [1, 2]))
