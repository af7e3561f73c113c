# Lines and points in space: limits, ticks, data.
import matplotlib.pyplot as plt
import numpy as np

fig = plt.figure()
ax = fig.add_subplot(projection="3d")
print(ax.name, type(ax).__name__, np.round(ax.get_xlim(), 6).tolist(), np.round(ax.get_zlim(), 6).tolist())
print(ax.elev, ax.azim, ax.roll, np.round(ax.get_box_aspect(), 6).tolist())
(line,) = ax.plot([0, 1, 2], [3, 4, 5], [1, 5, 2], "r--", label="path")
print([np.asarray(part).tolist() for part in line.get_data_3d()], type(line).__name__, line.get_color(), line.get_linestyle())
print(np.round(ax.get_xlim(), 6).tolist(), np.round(ax.get_ylim(), 6).tolist(), np.round(ax.get_zlim(), 6).tolist())
print(ax.get_xticks().tolist(), ax.get_zticks().tolist(), [t.get_text() for t in ax.get_zticklabels()])
points = ax.scatter([0, 1, 2], [3, 4, 9], [1, 5, 2], c=[1.0, 2.0, 3.0], s=40, cmap="viridis", label="dots")
print(type(points).__name__, points.get_array().tolist(), points.get_sizes().tolist(), np.round(ax.get_ylim(), 6).tolist())
print(np.round(ax.get_zlim(), 6).tolist())
ax.set(xlabel="X", ylabel="Y", zlabel="Z", title="Space", zlim=(0, 10))
print(ax.get_xlabel(), ax.get_zlabel(), ax.get_title(), ax.get_zlim())
ax.legend()
print([t.get_text() for t in ax.get_legend().get_texts()])
ax.plot([0, 1], [0, 1], zs=3, zdir="y")
print([np.asarray(part).tolist() for part in ax.lines[-1].get_data_3d()])
