# Where axes, ticks and labels are in the picture.
import matplotlib.pyplot as plt
import numpy as np

fig = plt.figure(figsize=(6, 5))
ax = fig.add_subplot(111, projection="3d")
points = ax.scatter([0, 1, 2], [3, 4, 5], [1, 5, 2], c="r", s=30)
ax.set_xlabel("time")
ax.set_ylabel("a long label")
ax.set_zlabel("z")
fig.canvas.draw()
print(np.round(ax.get_position().bounds, 5).tolist(), np.round(points.get_facecolor(), 4).tolist())
print(np.round(np.asarray(points.get_offsets()), 5).tolist())
for axis in (ax.xaxis, ax.yaxis, ax.zaxis):
    label = axis.label
    print(np.round(label.get_position(), 4).tolist(), round(label.get_rotation(), 2), label.get_ha(), label.get_va())
    print(np.round(axis.line.get_xydata(), 5).tolist(), axis.pane.get_facecolor())
ax.view_init(60, 100)
fig.canvas.draw()
for axis in (ax.xaxis, ax.yaxis, ax.zaxis):
    print(np.round(axis.label.get_position(), 4).tolist(), np.round(axis.line.get_xydata(), 5).tolist())
