# Texts, arrows, stems, contours, and the axis of z.
import matplotlib.pyplot as plt
import numpy as np
from mpl_toolkits.mplot3d import Axes3D, art3d

fig = plt.figure()
ax = fig.add_subplot(projection="3d")
print(isinstance(ax, Axes3D))
text = ax.text(1, 2, 3, "here", color="red")
print(type(text).__name__, text.get_position_3d(), text.get_text(), len(ax.texts))
flat = ax.text2D(0.05, 0.95, "corner", transform=ax.transAxes)
print(type(flat).__name__, flat.get_position())
arrows = ax.quiver([0], [0], [0], [1], [1], [1], length=0.5)
print(type(arrows).__name__, np.round(ax.get_xlim(), 5).tolist())
stems = ax.stem([0, 1], [0, 1], [2, 3])
print(type(stems).__name__, [type(part).__name__ for part in stems])
ax.set_zticks([0, 1, 2], ["a", "b", "c"])
print(ax.get_zticks().tolist(), [t.get_text() for t in ax.get_zticklabels()])
ax.invert_zaxis()
print(ax.zaxis_inverted(), ax.get_zlim()[0] > ax.get_zlim()[1])
ax.zaxis.set_rotate_label(False)
ax.tick_params(axis="z", labelsize=7)
print(ax.zaxis.get_ticklabels()[0].get_fontsize())
X, Y = np.meshgrid(np.linspace(-1, 1, 9), np.linspace(-1, 1, 9))
lines = ax.contour(X, Y, X * Y, zdir="z", offset=-2)
print(type(lines).__name__, lines.levels.tolist(), np.round(ax.get_zbound(), 5).tolist())
collection = art3d.Poly3DCollection([[(0, 0, 0), (1, 0, 0), (0, 1, 1)]], facecolors="c", alpha=0.5)
ax.add_collection3d(collection)
print(len(ax.collections), np.round(collection.get_facecolor(), 3).tolist())
for call in (lambda: ax.set_box_aspect((1, 1)), lambda: ax.view_init(vertical_axis="q"), lambda: ax.set_proj_type("x"), lambda: ax.tick_params(axis="w")):
    try:
        call()
    except ValueError as error:
        print(error)
