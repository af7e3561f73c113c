"""Boxes around regions, and where values stand."""
import numpy as np
from scipy import ndimage

labels = np.array([[0, 1, 1, 0], [0, 1, 0, 3], [4, 0, 0, 3]])
for box in ndimage.find_objects(labels):
    print(box, None if box is None else labels[box].tolist())
print(ndimage.find_objects(labels, max_label=1), ndimage.find_objects(np.zeros((2, 2), dtype=int)))
print(ndimage.value_indices(labels, ignore_value=0))
try:
    ndimage.value_indices(labels / 2)
except ValueError as error:
    print(error)
