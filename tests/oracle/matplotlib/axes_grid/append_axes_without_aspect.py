# Histograms beside points: the axes is not in a scale.
import matplotlib.pyplot as plt
import numpy as np
from mpl_toolkits.axes_grid1 import make_axes_locatable

fig, ax = plt.subplots()
ax.scatter([1, 2, 3], [2, 4, 8])
divider = make_axes_locatable(ax)
top = divider.append_axes("top", 1.2, pad=0.1, sharex=ax)
right = divider.append_axes("right", 1.2, pad=0.1, sharey=ax)
top.xaxis.set_tick_params(labelbottom=False)
top.hist([1, 2, 3])
fig.canvas.draw()
for one in fig.axes:
    print(np.round(one.get_position().bounds, 4).tolist())
print(top.get_xlim() == ax.get_xlim())
