# Legends outside of the axes.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



fig, axs = plt.subplots(1, 2, layout="constrained", figsize=(8, 3))
for ax in axs:
    ax.plot([1, 2, 3], label="a line")
fig.legend(loc="outside right upper")
fig.canvas.draw()
print(places(fig))
fig, ax = plt.subplots(layout="constrained")
ax.plot([1, 2, 3], label="a line")
fig.legend(loc="outside lower center", ncols=2)
fig.canvas.draw()
print(places(fig))
ax.legend(loc="upper left", bbox_to_anchor=(1.02, 1))
fig.canvas.draw()
print(places(fig))
