"""Morphology of grey values."""
import numpy as np
from scipy import ndimage

grid = np.array([[3, 3, 1, 4], [9, 5, 2, 6], [0, 8, 7, 3]])
for call in (ndimage.grey_erosion, ndimage.grey_dilation, ndimage.grey_opening, ndimage.grey_closing, ndimage.morphological_gradient,
             ndimage.morphological_laplace, ndimage.white_tophat, ndimage.black_tophat):
    print(call.__name__, call(grid, size=(2, 3)).tolist(), call(grid, footprint=[[0, 1, 0], [1, 1, 1], [0, 1, 0]]).tolist())
print(ndimage.grey_dilation(grid, structure=[[0, 1, 0], [1, 2, 1], [0, 1, 0]]).tolist(), ndimage.grey_erosion(grid, structure=np.ones((2, 2)), mode="constant").tolist())
print(ndimage.white_tophat(grid > 4, size=3).tolist()[0])
try:
    ndimage.grey_erosion(grid)
except ValueError as error:
    print(error)
