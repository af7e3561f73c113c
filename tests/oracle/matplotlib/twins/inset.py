"""Axes within axes."""
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 10], [0, 10])
inset = ax.inset_axes([0.5, 0.5, 0.4, 0.3])
inset.plot([1, 2], [3, 4])
print(inset, np.round(inset.get_position().bounds, 6).tolist(), inset.get_zorder(), inset in ax.child_axes, inset in fig.axes)
data = ax.inset_axes([1, 1, 2, 2], transform=ax.transData, xlim=(2, 3), ylim=(2, 3), xticklabels=[])
print(np.round(data.get_position().bounds, 4).tolist(), data.get_xlim(), [t.get_text() for t in data.get_xticklabels()][:1])
ax.set_xlim(0, 5)
fig.canvas.draw()
print(np.round(data.get_position().bounds, 4).tolist())
zoom = ax.indicate_inset_zoom(data)
print(type(zoom).__name__)
fig.canvas.draw()
inset.remove()
print(len(ax.child_axes))
