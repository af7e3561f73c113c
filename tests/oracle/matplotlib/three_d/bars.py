# Boxes, and flat bars in planes.
import matplotlib.pyplot as plt
import numpy as np

ax = plt.figure().add_subplot(projection="3d")
boxes = ax.bar3d([0, 1], [0, 1], 0, 0.5, 0.5, [1, 2], color=["r", "b"])
print(type(boxes).__name__, np.round(ax.get_xlim(), 5).tolist(), np.round(ax.get_zlim(), 5).tolist())
ax.figure.canvas.draw()
print(len(boxes.get_paths()), np.round(boxes.get_facecolor()[:3], 4).tolist())
ax = plt.figure().add_subplot(projection="3d")
for z, color in zip([0, 10, 20], "rgb"):
    bars = ax.bar([0, 1, 2], [1, 2, 3], zs=z, zdir="y", color=color, alpha=0.8)
print(type(bars).__name__, type(bars[0]).__name__, bars[0].get_alpha())
print(np.round(ax.get_xlim(), 5).tolist(), np.round(ax.get_ylim(), 5).tolist(), np.round(ax.get_zlim(), 5).tolist())
boxes = ax.bar3d(0, 0, 0, 1, 1, 1, shade=False, color="c")
print(np.round(boxes.get_facecolor()[0], 4).tolist())
