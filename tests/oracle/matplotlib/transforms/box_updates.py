import numpy as np
from matplotlib.path import Path
from matplotlib.transforms import Bbox

box = Bbox.null()
box.update_from_data_xy([[3, 4], [5, -6], [np.nan, 100]], ignore=True)
print(box, box.minpos)
box.update_from_data_xy([[-1, 0.5]], ignore=False)
print(box, box.minposx, box.minposy)
box.update_from_data_x([20, 30], ignore=False)
print(box)
box.update_from_path(Path([[0, 0], [50, 60]]), ignore=False)
print(box)
box.ignore(True)
box.update_from_data_xy([[1, 1], [2, 2]])
print(box)
box.update_from_data_xy([], ignore=True)
print(box, box.frozen())
for wrong in ([1, 2], [[1, 2], [3, 4], [5, 6]]):
    try:
        Bbox(wrong)
    except ValueError as error:
        print(error)
