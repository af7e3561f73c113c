"""Distances in steps."""
import numpy as np
from scipy import ndimage

cells = np.array([[0, 1, 1, 1, 1], [0, 0, 1, 1, 1], [1, 1, 1, 1, 1], [1, 1, 1, 1, 0]])
print(ndimage.distance_transform_cdt(cells).tolist(), ndimage.distance_transform_cdt(cells, metric="taxicab").tolist())
for metric in ("euclidean", "taxicab", "chessboard"):
    print(metric, np.round(ndimage.distance_transform_bf(cells, metric=metric), 10).tolist())
print(ndimage.distance_transform_cdt(np.ones((2, 2))).tolist(), ndimage.distance_transform_bf(cells, "taxicab").dtype)
for call in (lambda: ndimage.distance_transform_cdt(cells, "x"), lambda: ndimage.distance_transform_bf(cells, "x"), lambda: ndimage.distance_transform_cdt(cells, np.ones((2, 2)))):
    try:
        call()
    except (RuntimeError, ValueError) as error:
        print(type(error).__name__, error)
