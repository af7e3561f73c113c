# Images moved together.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



import numpy as np

fig, axs = plt.subplots(2, 2, layout="compressed", figsize=(9, 4))
for ax in axs.flat:
    image = ax.imshow(np.arange(16).reshape(4, 4))
fig.canvas.draw()
print(places(fig))
fig.colorbar(image, ax=axs)
fig.suptitle("title")
fig.canvas.draw()
print(places(fig))
