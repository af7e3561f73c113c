"""Where axes are in the figure."""
import numpy as np
import matplotlib.pyplot as plt

fig = plt.figure()
ax = fig.add_axes([0.1, 0.2, 0.3, 0.4])
print(ax.get_position(), ax.get_subplotspec(), ax.get_gridspec(), ax.get_in_layout())
ax.set_position([0.2, 0.2, 0.5, 0.5])
print(np.round(ax.get_position().bounds, 6).tolist(), np.round(ax.bbox.extents, 4).tolist(), ax.get_in_layout())
sub = fig.add_subplot(2, 2, 3)
print(np.round(sub.get_position().bounds, 6).tolist(), sub.get_subplotspec().get_geometry(), sub.get_gridspec().nrows)
print(np.round(sub.get_window_extent().extents, 4).tolist())
sub.set_axes_locator(lambda axes, renderer: ax.get_position())
fig.canvas.draw()
print(np.round(sub.get_position().bounds, 6).tolist())
for call in (lambda: fig.add_axes([0, 0, -1, 1]), lambda: ax.set_position([0, 0, 1]), lambda: fig.add_axes([0, 0, 1])):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
sub.remove()
print(len(fig.axes))
