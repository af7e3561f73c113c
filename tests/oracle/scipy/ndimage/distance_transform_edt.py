"""Straight distances to the nearest zero."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
cells = np.array([[0, 1, 1, 1, 1], [0, 0, 1, 1, 1], [0, 1, 1, 1, 1], [0, 1, 1, 1, 0]])
print(np.round(ndimage.distance_transform_edt(cells), 10))
print(np.round(ndimage.distance_transform_edt(cells, sampling=[2, 1]), 10)[0])
far, where = ndimage.distance_transform_edt(cells[:3, :3], return_indices=True)
print(np.round(far, 10)[0], where.tolist(), where.dtype)
print(ndimage.distance_transform_edt(cells[0], return_distances=False, return_indices=True), ndimage.distance_transform_edt(np.ones(3)))
try:
    ndimage.distance_transform_edt(cells, return_distances=False)
except RuntimeError as error:
    print(error)
