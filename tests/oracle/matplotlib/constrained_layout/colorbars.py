# Colorbars on all sides of one or several axes.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



import numpy as np

fig, axs = plt.subplots(2, 2, layout="constrained", figsize=(8, 6))
for ax in axs.flat:
    image = ax.pcolormesh(np.arange(12).reshape(3, 4))
fig.colorbar(image, ax=axs[:, 1], shrink=0.6, label="values")
fig.colorbar(image, ax=axs[0, 0], location="bottom")
fig.canvas.draw()
print(places(fig))
fig, ax = plt.subplots(layout="constrained")
image = ax.pcolormesh(np.arange(12).reshape(3, 4))
fig.colorbar(image, ax=ax, location="left")
fig.colorbar(image, ax=ax, location="top", pad=0.1, aspect=30)
fig.colorbar(image, ax=ax)
fig.canvas.draw()
print(places(fig))
