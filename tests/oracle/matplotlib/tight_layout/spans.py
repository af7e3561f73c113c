# Axes over several cells.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



fig = plt.figure(figsize=(7, 7))
grid = fig.add_gridspec(3, 3)
wide = fig.add_subplot(grid[0, :])
tall = fig.add_subplot(grid[1:, 2])
rest = fig.add_subplot(grid[1:, :2])
wide.set_title("wide")
rest.set_ylabel("left of the rest")
tall.set_xlabel("below")
fig.tight_layout()
print(places(fig))
fig = plt.figure()
first, second = plt.subplot2grid((2, 2), (0, 0), colspan=2), plt.subplot2grid((2, 2), (1, 1))
second.set_ylabel("label")
plt.tight_layout()
print(places(fig))
