import numpy as np
from matplotlib.patches import CirclePolygon, PathPatch, Polygon, RegularPolygon, StepPatch
from matplotlib.path import Path

shape = Polygon([[0, 0], [1, 1], [1, 0]])
print(shape.get_xy().tolist(), shape.get_closed(), shape.get_path().codes.tolist())
shape.set_closed(False)
print(shape.get_xy().tolist(), shape.get_path().codes)
shape.set_xy([[0, 0], [2, 2], [2, 0], [0, 0]])
print(shape.get_xy().tolist())
print(np.round(RegularPolygon((1, 1), 4, radius=2).get_verts(), 4).tolist())
print(len(CirclePolygon((0, 0), 1, resolution=8).get_verts()))
patch = PathPatch(Path([[0, 0], [1, 1], [1, 0]]), fc="r")
print(patch.get_path().vertices.tolist(), patch.get_edgecolor())
for options in ({}, {"baseline": None}, {"baseline": [0, 1, 0], "orientation": "horizontal"}):
    steps = StepPatch([1, 2, 3], [0, 1, 2, 3], **options)
    print(steps.get_path().vertices.tolist(), steps.get_path().codes.tolist())
print(StepPatch([1, np.nan, 3], [0, 1, 2, 3]).get_path().vertices.tolist(), steps.get_data())
try:
    StepPatch([1, 2], [1, 2])
except ValueError as error:
    print(error)
