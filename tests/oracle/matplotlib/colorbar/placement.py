# Where a colorbar goes, and what is left of the axes.
import matplotlib.pyplot as plt
import numpy as np

data = np.arange(12).reshape(3, 4)


def box(ax):
    return [round(float(v), 3) for v in ax.get_position().bounds]



for options in ({}, {"location": "left"}, {"location": "top"}, {"orientation": "horizontal"}, {"shrink": 0.5},
                {"aspect": 10, "pad": 0.2}, {"fraction": 0.3}, {"use_gridspec": False}, {"anchor": (0, 0), "shrink": 0.7}):
    fig, ax = plt.subplots()
    bar = fig.colorbar(ax.pcolormesh(data), ax=ax, **options)
    fig.draw_without_rendering()
    print(options, box(ax), box(bar.ax), bar.orientation, bar.ticklocation, bar.ax.get_label())
fig, axs = plt.subplots(2, 2)
bar = fig.colorbar(axs[0, 0].pcolormesh(data), ax=axs, shrink=0.8)
fig.draw_without_rendering()
print([box(ax) for ax in fig.axes], fig.gca() is axs[1, 1])
fig, (ax, cax) = plt.subplots(1, 2, width_ratios=[10, 1])
bar = fig.colorbar(ax.pcolormesh(data), cax=cax)
print(bar.ax is cax, box(ax), box(cax))
