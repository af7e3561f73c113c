# Axes that share limits, and which labels they show.
import matplotlib.pyplot as plt

fig, axs = plt.subplots(2, 2, sharex=True, sharey="row")
axs[0, 0].plot([0, 10], [0, 5])
axs[1, 1].plot([0, 3], [0, 50])
print([ax.get_xlim() for ax in axs.flat])
print([ax.get_ylim() for ax in axs.flat])
fig.canvas.draw()
shown = lambda axis: [label.get_visible() for label in axis.get_ticklabels()][:1]
print([shown(ax.xaxis) for ax in axs.flat], [shown(ax.yaxis) for ax in axs.flat])
group = axs[0, 0].get_shared_x_axes()
print(group.joined(axs[0, 0], axs[1, 1]), len(group.get_siblings(axs[0, 0])))
group = axs[0, 0].get_shared_y_axes()
print(group.joined(axs[0, 0], axs[0, 1]), group.joined(axs[0, 0], axs[1, 1]))
fig, axs = plt.subplots(2, 2, sharex="col", sharey=False)
axs[0, 0].set_xlim(1, 4)
print([ax.get_xlim() for ax in axs.flat])
axs[0, 1].remove()
axs[1, 1].set_xlim(5, 6)
print(len(fig.axes), axs[1, 1].get_xlim())
try:
    plt.subplots(2, 2, sharex="rows")
except ValueError as error:
    print(error)
