"""Limits after several kinds of plots in one axes."""
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
for name, args, options in (
    ("step", ([1, 2, 3], [1, 3, 2]), {}), ("errorbar", ([1, 2], [3, 4]), {"yerr": 1}), ("fill_between", ([5, 6, 7], [1, 2, 3], [-1, -4, 5]), {}),
    ("hlines", ([8, 9], 0, 20), {}), ("scatter", ([1, 50], [1, 50]), {}), ("axvline", (-7,), {}), ("text", (500, 500, "far"), {}), ("bar", ([60], [70]), {}),
):
    getattr(ax, name)(*args, **options)
    print(name, np.round(ax.axis(), 5).tolist())
print([type(child).__name__ for child in ax._children])
print([child.get_label() for child in ax._children])
