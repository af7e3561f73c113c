import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
ax.plot([0, 1], [0, 1], label="rising")
ax.set(xlim=(0, 1), ylim=(0, 1))


def where(**options):
    legend = ax.legend(**options)
    fig.canvas.draw()
    box = legend.get_window_extent().transformed(ax.transAxes.inverted())
    return np.round(box.extents, 1).tolist()


for loc in ("upper right", "upper left", "lower left", "lower right", "right", "center left", "center right", "lower center", "upper center", "center"):
    print(loc, where(loc=loc))
print(where(), where(loc=0), where(loc=(0.25, 0.5)), where(loc="center left", bbox_to_anchor=(1, 0.5)))
print(where(loc="lower left", bbox_to_anchor=(0, 1.02, 1, 0.2), mode="expand", borderaxespad=0))
print(where(title="A title that is wide", loc="upper left"), where(borderpad=3, loc="upper left"))
