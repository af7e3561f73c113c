# An image and its colour limits.
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
image = ax.imshow(np.arange(6).reshape(2, 3), cmap="gray", vmin=0, vmax=10)
print(image.get_array().tolist(), image.get_clim(), image.cmap.name, image.get_extent(), ax.get_ylim(), ax.get_xlim())
bar = fig.colorbar(image, ax=ax)
bar.set_label("level")
print(bar.ax.get_ylabel(), bar.vmin, bar.vmax, [round(v, 2) for v in bar.get_ticks()])
print(len(ax.images), ax.get_aspect())
