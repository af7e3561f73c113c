# Axes beside a picture.
import matplotlib.pyplot as plt
import numpy as np
from mpl_toolkits.axes_grid1 import make_axes_locatable

fig, ax = plt.subplots(figsize=(6, 4))
image = ax.imshow(np.arange(12).reshape(3, 4))
divider = make_axes_locatable(ax)
cax = divider.append_axes("right", size="5%", pad=0.05)
bar = fig.colorbar(image, cax=cax)
fig.canvas.draw()
for one in fig.axes:
    print(np.round(one.get_position().bounds, 4).tolist())
below = divider.append_axes("bottom", 0.5, pad=0.3, sharex=ax)
left = divider.append_axes("left", "20%", pad="10%", sharey=ax)
fig.canvas.draw()
for one in fig.axes:
    print(np.round(one.get_position().bounds, 4).tolist())
try:
    divider.append_axes("middle", 1)
except ValueError as error:
    print(error)
