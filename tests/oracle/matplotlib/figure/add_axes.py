# Axes in boxes, and which are current.
import matplotlib.pyplot as plt


def box(thing):
    return [round(float(v), 4) for v in thing.bounds]



fig = plt.figure()
main = fig.add_axes([0.1, 0.2, 0.8, 0.7])
inset = fig.add_axes((0.6, 0.6, 0.25, 0.25), label="inset", facecolor="w", xlabel="small")
named = fig.add_axes(rect=[0, 0, 0.5, 0.5])
print([box(ax.get_position()) for ax in fig.axes])
print([box(ax.bbox) for ax in fig.axes])
print(main, inset, fig.gca() is named, inset.get_label())
fig.sca(main)
print(fig.gca() is main, fig.axes.index(main))
print(fig.add_axes(inset) is inset, len(fig.axes), fig.gca() is inset)
print(main.get_subplotspec(), main.get_figure() is fig, main.figure is fig)
