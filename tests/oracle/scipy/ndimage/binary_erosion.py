"""Erosion and dilation of truths."""
import numpy as np
from scipy import ndimage

cells = np.zeros((6, 7), dtype=int)
cells[1:5, 1:6] = 1
cells[2, 3] = 0
print(ndimage.binary_erosion(cells).astype(int))
print(ndimage.binary_dilation(cells, iterations=2).astype(int).tolist()[0], ndimage.binary_erosion(cells, iterations=2).sum())
print(ndimage.binary_erosion(np.ones((3, 3)), border_value=1).sum(), ndimage.binary_erosion(cells, structure=np.ones((2, 2))).astype(int).tolist())
print(ndimage.binary_dilation(cells, structure=[[1, 0, 0], [0, 0, 0], [0, 0, 0]]).astype(int).tolist())
print(ndimage.binary_dilation(cells, mask=np.arange(42).reshape(6, 7) % 2 == 0).sum(), ndimage.binary_erosion(cells, origin=(1, 0), iterations=2).sum())
place = np.zeros((6, 7), dtype=int)
ndimage.binary_erosion(cells, output=place)
print(place.sum(), ndimage.binary_dilation(cells, iterations=-1).all())
for call in (lambda: ndimage.binary_erosion(cells, [1, 1]), lambda: ndimage.binary_erosion(cells, iterations=1.5), lambda: ndimage.binary_erosion(cells, mask=[1]),
             lambda: ndimage.binary_dilation(cells * 1j)):
    try:
        call()
    except (RuntimeError, TypeError) as error:
        print(type(error).__name__, error)
