import numpy as np
from matplotlib.patches import Rectangle

box = Rectangle((1, 2), 3, 4)
print(box.get_xy(), box.get_x(), box.get_y(), box.get_width(), box.get_height(), box.get_bbox(), box.get_center(), box.get_angle())
print(box.get_corners().tolist(), box.get_verts().tolist(), box.get_extents(), box.get_path().codes.tolist())
box.set_bounds(0, 0, 2, 1)
box.set_angle(90)
print(np.round(box.get_corners() + 0.0, 6).tolist(), box)
box.set(xy=(5, 5), width=10, height=2)
box.rotation_point = "center"
print(np.round(box.get_corners() + 0.0, 6).tolist(), box.xy)
box.set_x(1)
box.set_y(1)
print(box.contains_point((6, 6)), box.contains_points([[6, 2], [100, 100]]), box.rotation_point)
