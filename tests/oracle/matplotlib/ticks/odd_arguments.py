"""Ticks as ranges, arrays, series, twice the same, numbers as labels."""
import numpy as np
import pandas as pd
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
said = lambda: (ax.get_xticks(), [t.get_text() for t in ax.get_xticklabels()])
for ticks, labels in ((np.arange(0, 1, 0.25), None), (range(3), list("abc")), ([0, 0, 1], ["a", "b", "c"]), (pd.Series([0, 1]), None), ((0.5,), [7]),
                      ([0, 1], []), ([2, 1], ["two", "one"])):
    ax.set_xticks(ticks, labels)
    print(*said())
print([t.get_text() for t in ax.set_xticklabels([2.5, np.float64(3)])])
print(ax.set_xticklabels(["a", "b"], fontdict={"fontsize": 20})[0].get_fontsize())
print(plt.xticks()[0], plt.xticks([3, 4], ["x", "y"])[1])
ax.set_yticks([0.1, 0.2], ["u", "v"], minor=True)
print([t.get_text() for t in ax.get_yticklabels(minor=True)])
