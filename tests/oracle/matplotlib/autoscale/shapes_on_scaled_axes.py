"""Shapes added to an axis that is not linear widen its limits by their scaled values."""
import numpy as np
import matplotlib.pyplot as plt
from matplotlib.collections import LineCollection

for scale in ("log", "symlog", "linear"):
    for name, args, options in (("vlines", ([1, 2], [100, 200], [1000, 3000]), {}), ("hlines", ([100, 200], 1, 2), {}),
                                ("errorbar", ([1, 2], [50, 70]), {"yerr": 3}), ("fill_between", ([1, 2], [50, 70], [500, 600]), {}),
                                ("scatter", ([1, 2], [50, 70]), {}), ("stem", ([1, 2], [50, 70]), {"bottom": 1})):
        fig, ax = plt.subplots()
        ax.set_yscale(scale)
        getattr(ax, name)(*args, **options)
        print(scale, name, np.round(ax.dataLim.get_points(), 4).tolist(), np.round(ax.get_ylim(), 4).tolist())
        plt.close(fig)
    fig, ax = plt.subplots()
    ax.set_yscale(scale)
    ax.add_collection(LineCollection([[(0, 50), (1, 500)]]))
    ax.autoscale_view()
    print(scale, np.round(ax.dataLim.get_points(), 4).tolist(), np.round(ax.get_ylim(), 4).tolist())
