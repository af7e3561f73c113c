# Grids inside cells.
import matplotlib.pyplot as plt


def box(thing):
    return [round(float(v), 4) for v in thing.bounds]



fig = plt.figure(figsize=(8, 6))
outer = fig.add_gridspec(1, 2, width_ratios=[2, 1], wspace=0.3)
left = outer[0].subgridspec(3, 3, hspace=0.1, wspace=0.1)
right = outer[1].subgridspec(2, 1, height_ratios=[1, 3])
axs = left.subplots()
top, low = fig.add_subplot(right[0]), fig.add_subplot(right[1])
print([box(ax.get_position()) for ax in axs.flat])
print(box(top.get_position()), box(low.get_position()))
deep = right[1].subgridspec(1, 2)
print([box(deep[i].get_position(fig)) for i in range(2)], deep[0].get_topmost_subplotspec() == outer[1])
fig.subplots_adjust(left=0.2)
print(box(axs[0, 0].get_position()), box(low.get_position()))
