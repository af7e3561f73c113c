import numpy as np
from matplotlib.path import Path
from matplotlib.transforms import Affine2D, Bbox

print(Path.unit_circle().get_extents(), Path([[0, 0], [1, 0], [1, 1]]).get_extents(Affine2D().scale(2)))
print(Path([[0, 0], [1, 2], [2, 0]], [1, 3, 3]).get_extents())
print(np.round(Path([[0, 0], [1, 2], [2, -2], [3, 0]], [1, 4, 4, 4]).get_extents().extents, 6).tolist())
path = Path([[0, 0], [1, 0], [1, 1]])
print(path.interpolated(2).vertices.tolist(), [np.asarray(points).tolist() for points in path.to_polygons()])
print([np.asarray(points).tolist() for points in path.to_polygons(closed_only=False)], path.transformed(Affine2D().translate(5, 5)).vertices.tolist())
print(Path.unit_rectangle().clip_to_bbox(Bbox.from_bounds(0.5, 0.5, 1, 1)).vertices.tolist())
print(path.cleaned().vertices.tolist(), path.cleaned().codes.tolist())
