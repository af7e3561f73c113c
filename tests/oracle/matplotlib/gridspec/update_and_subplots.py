# Axes follow their grid.
import matplotlib.pyplot as plt


def box(thing):
    return [round(float(v), 4) for v in thing.bounds]



fig = plt.figure()
grid = fig.add_gridspec(2, 2)
axs = grid.subplots(sharex="col", sharey="row")
grid.update(left=0.3, hspace=0.05)
print([box(ax.get_position()) for ax in axs.flat])
axs[0, 0].set_xlim(0, 7)
axs[1, 1].set_ylim(2, 3)
print([ax.get_xlim() for ax in axs.flat], [ax.get_ylim() for ax in axs.flat])
grid.set_width_ratios([1, 4])
print(box(grid[0, 1].get_position(fig)))
print(fig.add_gridspec(1, 1).subplots(), fig.add_gridspec(1, 2).subplots(squeeze=False).shape)
params = grid.get_subplot_params(fig)
print(params.left, params.right, params.hspace, params.wspace)
