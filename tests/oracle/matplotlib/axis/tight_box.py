"""Boxes around axes with everything on them."""
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 1], [0, 1])
renderer = fig.canvas.get_renderer()
print(np.round(ax.get_tightbbox(renderer).extents).tolist())
print(np.round(ax.xaxis.get_tightbbox(renderer).extents).tolist())
ax.set_title("title")
ax.set_ylabel("label")
print(np.round(ax.get_tightbbox(renderer).extents).tolist())
ax.yaxis.set_visible(False)
print(ax.yaxis.get_tightbbox(renderer), np.round(ax.get_tightbbox(renderer).extents).tolist())
ax.set_axis_off()
print(np.round(ax.get_tightbbox(renderer).extents).tolist())
ax.set_visible(False)
print(ax.get_tightbbox(renderer))
