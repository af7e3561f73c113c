# Axes inside of axes.
import matplotlib.pyplot as plt
import numpy as np
from mpl_toolkits.axes_grid1.inset_locator import inset_axes, mark_inset, zoomed_inset_axes

fig, ax = plt.subplots()
ax.plot(np.arange(10), np.arange(10) ** 2)
first = inset_axes(ax, width="30%", height="40%", loc="upper left")
second = inset_axes(ax, width=1.0, height=0.8, loc=4, borderpad=2)
third = inset_axes(ax, "50%", "20%", loc="center", bbox_to_anchor=(0.2, 0.2, 0.6, 0.6), bbox_transform=ax.transAxes)
zoomed = zoomed_inset_axes(ax, 2, loc="lower left")
zoomed.set_xlim(2, 3)
zoomed.set_ylim(4, 10)
parts = mark_inset(ax, zoomed, loc1=2, loc2=4, fc="none", ec="0.5")
fig.canvas.draw()
for one in fig.axes:
    print(np.round(one.get_position().bounds, 5).tolist())
print([type(part).__name__ for part in parts], len(ax.patches), len(zoomed.patches), np.round(parts[0].bbox.extents, 2).tolist())
try:
    inset_axes(ax, 1, 1, loc="middle")
except ValueError as error:
    print(str(error)[:40])
