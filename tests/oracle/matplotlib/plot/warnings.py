import warnings

import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()

def seen(call):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        call()
    for warning in found:
        print(warning.category.__name__, str(warning.message))

seen(lambda: ax.scatter([1], [2], cmap="viridis", vmin=0))
seen(lambda: ax.scatter([1], [2], marker="x", edgecolors="r"))
seen(lambda: ax.contour([[0, 1], [1, 0]], levels=[5]))
seen(lambda: ax.contourf([[0, 1], [1, 0]], linewidths=2))
seen(lambda: ax.contour([[0, 1], [1, 0]], wrong=2))
seen(lambda: ax.pcolormesh([0, 2, 1], [0, 1], np.ones((2, 3))))
seen(lambda: ax.plot([1, 2], "r-", color="b"))
seen(lambda: ax.boxplot([1, 2], labels=["a"]))
seen(lambda: ax.set_xlim(1, 1))
