# Axes over several cells, and nested grids.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



fig = plt.figure(layout="constrained", figsize=(8, 6))
axs = fig.subplot_mosaic("AAB;CDB;CEE")
for name, ax in axs.items():
    ax.set_title(name)
axs["C"].set_ylabel("label")
fig.canvas.draw()
print(places(fig))
fig = plt.figure(layout="constrained")
outer = fig.add_gridspec(1, 2)
for ax in outer[0].subgridspec(2, 2).subplots().flat:
    ax.set_xlabel("x")
fig.add_subplot(outer[1]).set_title("right")
fig.canvas.draw()
print(places(fig))
