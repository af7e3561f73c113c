"""Any function over regions, and histograms."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
values = np.array([[1, 2, 3, 4], [5, 6, 7, 8]])
labels = np.array([[1, 1, 2, 2], [0, 1, 2, 4]])
print(ndimage.labeled_comprehension(values, labels, [1, 2, 3], np.mean, float, -1))
print(ndimage.labeled_comprehension(values, labels, 2, lambda v, p: v.sum() + p[0], int, 0, pass_positions=True), ndimage.labeled_comprehension(values, None, None, np.sum, int, 0))
print(ndimage.histogram(values, 0, 10, 5), ndimage.histogram(values, 0, 10, 5, labels, [1, 2]), ndimage.histogram(values, 0, 10, 2, labels))
for call in (lambda: ndimage.labeled_comprehension(values, None, [1], np.mean, float, 0), lambda: ndimage.labeled_comprehension(values, [1, 2, 3], 1, np.mean, float, 0)):
    try:
        call()
    except ValueError as error:
        print(error)
