# Parts of a figure.
import matplotlib.pyplot as plt


def box(thing):
    return [round(float(v), 4) for v in thing.bounds]



fig = plt.figure(figsize=(8, 4))
left, right = fig.subfigures(1, 2, width_ratios=[1, 2])
print(box(left.bbox), box(right.bbox), type(left).__name__, fig.subfigs == [left, right])
ax = left.subplots()
axs = right.subplots(2, 2, sharex=True)
print(box(ax.get_position()), box(ax.bbox), box(axs[1, 1].bbox))
print(ax.figure is left, ax.get_figure(root=True) is fig, left.figure is fig, left.get_figure(root=False) is fig)
print(len(fig.axes), len(left.axes), len(right.axes), fig.gca() is axs[1, 1])
left.set_facecolor("0.8")
left.suptitle("left", fontsize=11)
right.supxlabel("right")
print(left.get_facecolor(), left.get_suptitle(), right.get_supxlabel(), fig.get_suptitle() == "")
print(left.dpi, left.frameon, right.get_facecolor(), left.canvas is fig.canvas)
deep = left.subfigures(2, 1, hspace=0.1)
print([box(part.bbox) for part in deep], deep[0].get_figure(root=False) is left)
print(fig.subfigures(2, 2, squeeze=False).shape, fig.subfigures().__class__.__name__)
