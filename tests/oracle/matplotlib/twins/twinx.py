"""A second y axis on the right."""
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 10], [0, 1], "b")
ax.set_ylabel("left")
twin = ax.twinx()
twin.plot([5, 20], [100, 500], "r")
twin.set_ylabel("right")
print(np.round(ax.axis(), 6).tolist(), np.round(twin.axis(), 6).tolist())
print(twin.yaxis.get_ticks_position(), twin.yaxis.get_label_position(), ax.yaxis.get_ticks_position(), twin.xaxis.get_visible(), twin.patch.get_visible())
print(len(fig.axes), ax.get_shared_x_axes().joined(ax, twin), ax in ax._twinned_axes)
print(twin.get_lines()[0].get_color(), len(twin.get_yticklabels()), twin.get_position().bounds == ax.get_position().bounds)
fig.canvas.draw()
print(round(twin.yaxis.label.get_position()[0]), round(ax.yaxis.label.get_position()[0]))
top = ax.twiny()
print(top.xaxis.get_ticks_position(), top.xaxis.get_label_position(), top.yaxis.get_visible(), top.get_ylim() == ax.get_ylim())
ax.set_position([0.3, 0.3, 0.4, 0.4])
print(np.round(twin.get_position().bounds, 6).tolist())
