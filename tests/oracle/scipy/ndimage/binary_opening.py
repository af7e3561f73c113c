"""Opening, closing, filling, propagation, hit or miss."""
import numpy as np
from scipy import ndimage

cells = np.array([[1, 1, 1, 0, 0, 0], [1, 0, 1, 0, 1, 0], [1, 1, 1, 0, 0, 0], [0, 0, 0, 0, 1, 1], [1, 1, 0, 1, 1, 1]])
for call in (ndimage.binary_opening, ndimage.binary_closing, ndimage.binary_fill_holes, ndimage.binary_hit_or_miss):
    print(call.__name__, call(cells).astype(int).tolist())
seed = np.zeros_like(cells)
seed[0, 0] = 1
print(ndimage.binary_propagation(seed, mask=cells).astype(int).tolist())
print(ndimage.binary_opening(cells, np.ones((2, 2))).astype(int).tolist(), ndimage.binary_closing(cells, iterations=2).sum())
print(ndimage.binary_hit_or_miss(cells, structure1=[[1, 1], [0, 1]]).astype(int).tolist())
print(ndimage.binary_fill_holes(cells, structure=np.ones((3, 3))).sum())
