import numpy as np
from matplotlib.path import Path
from matplotlib.transforms import Affine2D, Bbox

square, circle = Path.unit_rectangle(), Path.unit_circle()
print(square.contains_point((0.5, 0.5)), square.contains_point((1.5, 0.5)), square.contains_point((1.5, 0.5), transform=Affine2D().scale(2)))
print(square.contains_points([[0.5, 0.5], [2, 2], [0.1, 0.9]]), circle.contains_points([[0.7, 0.7], [0.72, 0.72], [0, 0.99]]))
print(square.contains_point((1.05, 0.5), radius=0.1), square.contains_path(Path([[0.2, 0.2], [0.4, 0.4]])))
print(Path([(0, 0), (1, 1)]).intersects_path(Path([(0, 1), (1, 0)])), Path([(0, 0), (1, 1)]).intersects_path(Path([(5, 1), (6, 0)])))
print(square.intersects_path(Path([(0.2, 0.2), (0.3, 0.3)])), square.intersects_path(Path([(0.2, 0.2), (0.3, 0.3)]), filled=False))
print(square.intersects_bbox(Bbox.from_bounds(0.5, 0.5, 3, 3)), square.intersects_bbox(Bbox.from_bounds(5, 0.5, 3, 3)))
